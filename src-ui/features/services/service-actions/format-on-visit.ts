import type { VisitSlot } from "#domain/products/appointment.ts";
import { weekdayOf } from "#domain/shared-kernel/weekday.ts";
import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { formatShortTime } from "#ui/shared/upcoming/format-visit.ts";
import { t } from "../services.texts.ts";

/** "we wtorek 24-11-2026" */
export function formatOnDay(day: WarsawDate): string {
  return `${t(`on_${weekdayOf(day)}`)} ${formatDate(day)}`;
}

/** "we wtorek 24-11-2026 między 8:00 a 12:00" */
export function formatOnVisit({ from, to }: VisitSlot): string {
  return t("visit.on", {
    day: formatOnDay(warsawDateAt(from)),
    from: formatShortTime(from),
    to: formatShortTime(to),
  });
}
