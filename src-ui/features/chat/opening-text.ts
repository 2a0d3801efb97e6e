import type { HelpLineState } from "#domain/chat/index.ts";
import { plusDays, shortTime, warsawDateAt, type Instant } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./chat.texts.ts";

/** Formats the next opening: "dziś o 8:00", "jutro o 8:00", "23-11-2026 o 8:00". */
export function nextOpeningText(
  { day, at: padded }: NonNullable<Extract<HelpLineState, { kind: "closed" }>["opens"]>,
  now: Instant,
): string {
  const today = warsawDateAt(now);
  const at = shortTime(padded);
  if (day === today) return t("opening.today", { at });
  return day === plusDays(today, 1) ? t("opening.tomorrow", { at }) : t("opening.on", { day: formatDate(day), at });
}
