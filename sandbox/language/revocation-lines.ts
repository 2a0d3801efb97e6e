import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { formatLocalZloty } from "./local-formats-of.ts";
import type { AnnouncedChange } from "./outbox-texts.ts";

/**
 * Returns what follows from a revoked termination, in Polish sentences: e-mail and document say the same as the portal
 * (TERM-60).
 */
export function revocationLines(change: AnnouncedChange | undefined): readonly string[] {
  if (change === undefined) return ["Umowa trwa bez zmian."];
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
  ];
}
