import type { VisitSlot } from "#domain/products/appointment.ts";
import { weekdayOf } from "#domain/shared-kernel/weekday.ts";
import { formatPolishTime, shortTime, warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./upcoming.texts.ts";

/** "wtorek 24-11-2026" */
export function formatWeekdayDate(day: WarsawDate): string {
  return `${t(`weekday_${weekdayOf(day)}`)} ${formatDate(day)}`;
}

/** "8:00–12:00" */
export function formatHours({ from, to }: VisitSlot): string {
  return `${formatShortTime(from)}–${formatShortTime(to)}`;
}

/** "wtorek 24-11-2026, 8:00–12:00" */
export function formatVisit(visit: VisitSlot): string {
  return `${formatWeekdayDate(warsawDateAt(visit.from))}, ${formatHours(visit)}`;
}

/** "8:00" */
export const formatShortTime = (instant: number): string => shortTime(formatPolishTime(instant));
