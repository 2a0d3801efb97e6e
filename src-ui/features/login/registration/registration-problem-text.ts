import type { LoginFailureReason } from "#domain/login/index.ts";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import type { ProblemTextOf } from "../refusals/problem-text.ts";
import { t } from "./registration.texts.ts";

/** Text of a problem during registration; problems without a text of their own use that of the login. */
export function registrationProblemText(
  failureReason: LoginFailureReason,
  problemText: ProblemTextOf,
  now: number,
): string {
  if (failureReason.kind === "not-possible") return t("notPossible");
  // The server rejected the phone number and another channel is already chosen, so the text does not request another
  // number.
  if (failureReason.kind === "login-refused" && failureReason.code === "bad-sms-prefix") return t("badPrefix");
  if (failureReason.kind !== "locked") return problemText(failureReason);
  return failureReason.until === undefined
    ? t("lockedHalfHour")
    : t("locked", { time: formatDeadline(failureReason.until, now) });
}
