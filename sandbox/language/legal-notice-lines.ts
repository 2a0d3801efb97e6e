import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { formatZloty } from "../pages/html.ts";

function differenceText(difference: number): string {
  if (difference === 0) return "Zapłacisz tyle samo co teraz.";
  return `Zapłacisz co miesiąc ${formatZloty(Math.abs(difference))} ${difference > 0 ? "więcej" : "mniej"}.`;
}

/** Returns what a stored legal notice says, in Polish sentences: notices are legal texts. */
export function legalNoticeLines(notice: JsonRecord): readonly string[] {
  const { kind, contractNumber, monthlyDifference, freeUntil } = notice;
  const [contract, day] = [jsonText(contractNumber), formatPolishDay(jsonText(notice["effectiveOn"]))];
  return [
    kind === "CHANGED_TERMS"
      ? `Umowa ${contract} zmienia się od ${day}.`
      : `Czas określony umowy ${contract} kończy się ${day}.`,
    ...recordsIn(notice["changes"]).map(({ name, before, after }) => {
      const former = before === undefined ? "" : `${jsonText(before)}, potem `;
      return `${jsonText(name)}: ${former}${jsonText(after)}.`;
    }),
    ...(typeof monthlyDifference === "number" ? [differenceText(monthlyDifference)] : []),
    ...(typeof freeUntil === "string" ? [`Do ${formatPolishDay(freeUntil)} wypowiesz umowę bez zwrotu ulgi.`] : []),
    ...recordsIn(notice["tariffs"]).map(
      ({ name, price }) => `${jsonText(name)}: ${formatZloty(Number(price ?? 0))} miesięcznie.`,
    ),
    `Podstawa: ${jsonText(notice["basis"])}.`,
  ];
}
