import type { LoginFailureReason } from "#domain/login/index.ts";
import { firstProblemText } from "../login.texts.ts";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import { tryLaterMessage } from "#ui/shared/try-later/try-later-text.ts";
import { lastAttemptOf } from "#domain/login/login.errors.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { stepProblemText } from "../steps/step-problem-text.ts";
import pl from "./pl.json";

const t = texts(pl, "login.refusals", plurals);

/** Duration of the first lock (LOGIN-07). */
const LOCK_MINUTES = 30;

const WRONG_CODES = {
  app: "wrongAppCode",
  email: "wrongCode",
  sms: "wrongCode",
  passkey: "wrongPasskey",
  "recovery-code": "wrongRecoveryCode",
} as const;

/**
 * Text of a login problem and its next step (LOGIN-06, LOGIN-07). A lock takes 30 minutes unless the server names its
 * end. `now`: current time, ms since the epoch. `canResetPassword`: false if the provider cannot reset it (CALL-12).
 */
export function problemText(problem: LoginFailureReason, now: number, canResetPassword = true): string {
  switch (problem.kind) {
    case "login-missing":
    case "aborted":
    case "unexpected-error":
      return firstProblemText(problem);
    case "unreachable":
      return t("unreachable");
    case "password-missing":
    case "code-incomplete":
    case "recovery-code-incomplete":
    case "passkey-not-given":
      return stepProblemText(problem);
    case "incomplete":
      return t("incomplete");
    case "wrong-code":
      return withLastAttempt(t(WRONG_CODES[problem.from]), problem);
    case "challenge-over":
      return t("challengeOver");
    case "unknown-token":
      return t("unknownToken");
    case "has-account":
      return t(canResetPassword ? "hasAccount" : "hasAccountCall");
    case "not-possible":
      return t("notPossible");
    case "login-refused":
      return problem.code === "bad-credentials" && lastAttemptOf(problem) !== undefined
        ? withLastAttempt(t("lastPassword"), problem)
        : t(`code.${problem.code}`);
    case "locked":
      return problem.until === undefined
        ? t(canResetPassword ? "lockedHalfHour" : "lockedHalfHourCall")
        : t(canResetPassword ? "locked" : "lockedCall", { time: formatDeadline(problem.until, now) });
    case "timeout":
      return t("timeout");
    case "http":
      return t("provider");
    case "try-later":
      return tryLaterMessage(problem);
    case "refused":
    case "unknown-refusal":
    case "malformed":
    case "flagged":
      return t("provider");
    case "not-supported":
      return t("notSupported");
  }
}

/** Adds the warning before the lock (LOGIN-13). A lock takes 30 minutes unless the server names another time. */
function withLastAttempt(text: string, problem: Parameters<typeof lastAttemptOf>[0]): string {
  const last = lastAttemptOf(problem);
  return last === undefined ? text : `${text} ${t("lastAttempt", { count: last.lockMinutes ?? LOCK_MINUTES })}`;
}

export type ProblemTextOf = (problem: LoginFailureReason) => string;

/**
 * Returns texts that depend on the network: with a network, an unreachable server is named as the cause. The text of a
 * problem stays the same when the network changes later.
 */
export function createProblemText(
  network: { readonly online: boolean },
  now: () => number,
  canResetPassword = () => true,
): ProblemTextOf {
  const withoutNetwork = new WeakMap<LoginFailureReason, boolean>();
  return (problem) => {
    const offline = withoutNetwork.get(problem) ?? !network.online;
    withoutNetwork.set(problem, offline);
    return problem.kind === "unreachable" && offline
      ? firstProblemText(problem)
      : problemText(problem, now(), canResetPassword());
  };
}
