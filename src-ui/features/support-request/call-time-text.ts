import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { CallTime, PromisedCallBack } from "#domain/support/index.ts";
import { formatDate, formatDateTime } from "#ui/shared/formats.ts";
import { relativeDay } from "#ui/shared/relative-day.ts";
import { formatShortTime } from "#ui/shared/upcoming/format-visit.ts";
import { t } from "./support.texts.ts";

/** Formats a time that can be chosen: "jutro, 21-11-2026, 8:00–10:00". */
export function callTimeText({ from, to }: CallTime, today: WarsawDate): string {
  const date = warsawDateAt(from);
  const day = `${relativeDay(date, today)}, ${formatDate(date)}`;
  return t("call.timeOption", { day, from: formatShortTime(from), to: formatShortTime(to) });
}

/** Says when the agent calls. */
export function promisedTimeText({ callFrom, callBefore }: PromisedCallBack, today: WarsawDate): string {
  if (callFrom === undefined) return t("call.until", { until: formatDateTime(callBefore) });
  const date = warsawDateAt(callFrom);
  return t("call.between", {
    day: `${relativeDay(date, today)}, ${formatDate(date)}`,
    from: formatShortTime(callFrom),
    to: formatShortTime(callBefore),
  });
}
