import type { VisitSlot } from "#domain/products/appointment.ts";
import { weekdayOf } from "#domain/shared-kernel/weekday.ts";
import { formatPolishDate, formatPolishTime, warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { t } from "../services.texts.ts";

/** "wtorek 24-11-2026" */
export function formatDay(day: WarsawDate): string {
  return `${t(`weekday_${weekdayOf(day)}`)} ${formatPolishDate(day)}`;
}

/** "we wtorek 24-11-2026" */
export function formatOnDay(day: WarsawDate): string {
  return `${t(`on_${weekdayOf(day)}`)} ${formatPolishDate(day)}`;
}

/** "8:00–12:00" */
export function formatHours({ from, to }: VisitSlot): string {
  return `${shortTime(from)}–${shortTime(to)}`;
}

/** "wtorek 24-11-2026, 8:00–12:00" */
export function formatVisit(visit: VisitSlot): string {
  return `${formatDay(warsawDateAt(visit.from))}, ${formatHours(visit)}`;
}

/** "we wtorek 24-11-2026 między 8:00 a 12:00" */
export function formatOnVisit({ from, to }: VisitSlot): string {
  return t("visit.on", { day: formatOnDay(warsawDateAt(from)), from: shortTime(from), to: shortTime(to) });
}

const shortTime = (instant: number): string => formatPolishTime(instant).replace(/^0(?=\d)/, "");
