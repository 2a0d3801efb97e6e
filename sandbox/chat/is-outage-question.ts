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

const TELEVISION =
  /telewi|\btv\b|dekoder|kanal|obraz|телев|декодер|канал|зображен|приставк|televis|decoder|set-top|channel|picture/u;
/** With one of these, the router is the likelier cause. */
const OTHER_SERVICE = /internet|wi-?fi|router|telefon|інтернет|роутер|телефон|phone/u;

/** Returns true for a question about television only, whose device is the decoder. */
export function isTelevisionQuestion(words: string): boolean {
  return TELEVISION.test(words) && !OTHER_SERVICE.test(words);
}

/** Words of what only another service than television does, without its name. */
const OTHER_USE = /dzwon|sieci\b|zasiegu|дзвон|мереж|\bcalls?\b/u;

/**
 * Returns true for a category of services that a question is about. A question that names neither television nor
 * another service, or both, is about all.
 */
export function concernsCategory(words: string, category: string): boolean {
  const isTelevision = TELEVISION.test(words);
  const isOther = OTHER_SERVICE.test(words) || OTHER_USE.test(words);
  return isTelevision === isOther || isTelevision === (category === "television");
}

/** Words of services that were suspended, or that do not work as after a suspension; without diacritics. */
const SUSPENDED = new RegExp(
  "zawiesz(?:on|ili|en)|ogranicz(?:on|yli|en)|zablokowa(?:n|li)|wylaczyli|odciel|" +
    "nie ma(?:m)? (?:internetu|sieci|zasiegu)|brak (?:internetu|sieci|zasiegu)|nie moge (?:za)?dzwonic|" +
    "призупин|обмежен|обмежили|заблокован|відключ|немає (?:інтернету|зв.язку)|не можу (?:за)?дзвон|" +
    "suspended|restricted|blocked|cut off|disconnected|can.?(?:no)?t (?:make )?call",
  "u",
);
/** Words of blocks that have other reasons than arrears. */
const OTHER_BLOCK = /\bkart|\bsim\b|premium|konto|logow|hasl|sim-карт|картк|акаунт|парол|\bcard|account|password/u;

/**
 * Returns true for a question about services that are suspended. Only a customer with such services gets its answer.
 */
export function isSuspensionQuestion(words: string): boolean {
  return SUSPENDED.test(words) && !OTHER_BLOCK.test(words);
}
