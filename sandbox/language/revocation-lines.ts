import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { formatLocalZloty } from "./local-formats-of.ts";
import type { AnnouncedChange, ContinuingOrderValues } from "./outbox-texts.ts";
import { continuingOrderLine } from "./termination-lines.ts";

/**
 * Returns what follows from a revoked termination, in Polish sentences: e-mail and document say the same as the portal
 * (TERM-60). No contract stays unchanged whose services an order in progress replaces (TERM-111).
 */
export function revocationLines(
  change: AnnouncedChange | undefined,
  orders: readonly ContinuingOrderValues[],
): readonly string[] {
  if (change === undefined)
    return orders.length === 0 ? ["Umowa trwa bez zmian."] : ["Umowa trwa dalej.", ...orders.map(continuingOrderLine)];
  const { from, monthlyDifference, exit } = change;
  const amount = formatLocalZloty("pl", Math.abs(monthlyDifference));
  const cost = `: zapłacisz o ${amount} ${monthlyDifference > 0 ? "więcej" : "mniej"} co miesiąc`;
  return [
    "Umowa trwa dalej.",
    `Zapowiedziana zmiana warunków zacznie obowiązywać ${formatPolishDay(from)}${monthlyDifference === 0 ? "" : cost}.`,
    ...(exit === undefined
      ? []
      : [
          `Jeśli nie zgadzasz się na zmianę, do ${formatPolishDay(exit.until)} możesz wypowiedzieć umowę bez zwrotu ulgi: ` +
            `skończy się wtedy ${formatPolishDay(exit.endsOn)}.`,
        ]),
    ...orders.map(continuingOrderLine),
  ];
}
