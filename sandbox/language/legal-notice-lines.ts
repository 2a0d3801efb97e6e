import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { formatZloty } from "../pages/html.ts";

/** Ways to send a termination. */
const TERMINATION_WAYS =
  "Wypowiedzenie wyślesz w portalu (Usługi, Zakończ umowę), listem albo złożysz w salonie. " +
  "Portal poda ostatni dzień i koszt, zanim je wyślesz.";

function differenceText(difference: number): string {
  if (difference === 0) return "Zapłacisz tyle samo co teraz.";
  return `Zapłacisz co miesiąc ${formatZloty(Math.abs(difference))} ${difference > 0 ? "więcej" : "mniej"}.`;
}

function tariffText({ name, price, description }: JsonRecord): string {
  const more = jsonText(description);
  return `${jsonText(name)}: ${formatZloty(Number(price ?? 0))} miesięcznie${more === "" ? "" : `, ${more}`}.`;
}

/** Returns what follows the end of a fixed term, how to end the contract and the best tariffs (PKE, art. 302). */
function termEndLines(contract: string, day: string, tariffs: readonly JsonRecord[]): readonly string[] {
  return [
    `Czas określony umowy ${contract} kończy się ${day}.`,
    "Jeśli nic nie zrobisz, umowa będzie trwać dalej na czas nieokreślony.",
    "Po tym dniu możesz ją wypowiedzieć w każdej chwili i bez kosztów, z miesięcznym okresem wypowiedzenia.",
    TERMINATION_WAYS,
    ...(tariffs.length === 0 ? [] : ["Najkorzystniejsze taryfy dla ciebie:", ...tariffs.map(tariffText)]),
  ];
}

/** Returns the changes of a contract and the right to end it because of them (PKE, art. 306). */
function changedTermsLines(contract: string, day: string, notice: JsonRecord): readonly string[] {
  const { monthlyDifference, freeUntil } = notice;
  return [
    `Umowa ${contract} zmienia się od ${day}.`,
    ...recordsIn(notice["changes"]).map((change) => `${jsonText(change["name"])}: ${formatTermChange(change)}.`),
    ...(typeof monthlyDifference === "number" ? [differenceText(monthlyDifference)] : []),
    ...(typeof freeUntil === "string"
      ? [
          `Nie zgadzasz się? Do ${formatPolishDay(freeUntil)} wypowiesz umowę bez zwrotu ulgi. ` +
            "Będzie działać na dotychczasowych warunkach do dnia przed zmianą.",
        ]
      : []),
    TERMINATION_WAYS,
    ...recordsIn(notice["tariffs"]).map(tariffText),
  ];
}

/** Returns the former and the new value of a term. */
export function formatTermChange({ before, after }: JsonRecord): string {
  return before === undefined ? `będzie ${jsonText(after)}` : `było ${jsonText(before)}, będzie ${jsonText(after)}`;
}

/**
 * Returns what a stored legal notice says, in Polish sentences: notices are legal texts. The portal's message, the
 * e-mail and the document say the same (TERMS-31).
 */
export function legalNoticeLines(notice: JsonRecord): readonly string[] {
  const [contract, day] = [jsonText(notice["contractNumber"]), formatPolishDay(jsonText(notice["effectiveOn"]))];
  return [
    ...(notice["kind"] === "CHANGED_TERMS"
      ? changedTermsLines(contract, day, notice)
      : termEndLines(contract, day, recordsIn(notice["tariffs"]))),
    `Podstawa: ${jsonText(notice["basis"])}.`,
  ];
}
