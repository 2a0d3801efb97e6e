/** Words of a fault, without diacritics. Whole words: "przestanie działać" contains "nie działa". */
const FAULT = new RegExp(
  "awari|(?<!\\p{L})nie dziala(?!c)|przestal\\w* dzialac|przerw|аварі|(?<!\\p{L})не працю(?!вати)|переста(?:в|ла|ло|ли) працю|перебо|" +
    "outage|stopped working|not working|(?:does|is)n.?t work|no internet",
  "u",
);
/** Faults with other causes than an outage at the address, and interruptions of a contract. */
const OTHER_CAUSE = new RegExp(
  "pilot|hasl|logow|blik|platnos|\\bkart|aplikac|\\bkod|przerw\\w* (?:\\w+ ){0,2}umow|zawies|" +
    "пульт|парол|оплат|платіж|застосун|перерв\\p{L}* (?:\\p{L}+ )?догов|" +
    "remote|password|log ?in|payment|\\bapp\\b|\\bcode\\b",
  "u",
);

/** Returns true for a question about a fault of a service, which an outage may have caused. */
export function isOutageQuestion(words: string): boolean {
  return FAULT.test(words) && !OTHER_CAUSE.test(words);
}
