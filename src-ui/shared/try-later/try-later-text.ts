import type { TryLater } from "#domain/shared-kernel/index.ts";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "tryLater");

const MINUTE_MS = 60_000;

/** Title of a call that the server refused because there were too many (CALL-18). */
export const tryLaterTitle = (): string => t("title");

/**
 * Returns when the call can be repeated: the time, with the day if it is not today. Rounded up to a minute, so that a
 * customer who waits for it is not refused again.
 */
export function tryLaterText({ tryAgainAt, receivedAt }: TryLater): string {
  if (tryAgainAt === undefined) return t("soon");
  const deadline = formatDeadline(Math.ceil(tryAgainAt / MINUTE_MS) * MINUTE_MS, receivedAt);
  const [day = "", time] = deadline.split("\u00a0");
  return time === undefined ? t("at", { time: deadline }) : t("onDay", { day, time });
}

/** Title and time in one line, for errors at a field. */
export const tryLaterMessage = (failure: TryLater): string => `${tryLaterTitle()} ${tryLaterText(failure)}`;
