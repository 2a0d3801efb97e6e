import { daysBetween, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { t } from "./shared.texts.ts";

/**
 * Distance of a day from today: "dziś", "jutro", "za 10 dni", "wczoraj", "10 dni temu". Shown next to the date, not
 * instead of it.
 */
export function relativeDay(date: WarsawDate, today: WarsawDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return t("today");
  if (days === 1) return t("tomorrow");
  if (days === -1) return t("yesterday");
  return days > 0 ? t("inDays", { count: days }) : t("daysAgo", { count: -days });
}

/** For example "21 dni po terminie"; `days` since the due date, at least 1. */
export function overdueText(days: number): string {
  return t("overdue", { count: days });
}
