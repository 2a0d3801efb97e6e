import type { LoginFailureReason } from "#domain/login/index.ts";
import { firstProblemText } from "../login.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.refusals");

/**
 * Formats `ms` as Warsaw time, such as "14:05". The formatter is created on use, because a slow phone needs 40 ms for
 * the first one.
 */
export function warsawTime(ms: number): string {
  return new Date(ms).toLocaleTimeString("pl", { timeZone: "Europe/Warsaw", hour: "2-digit", minute: "2-digit" });
}

/** Text of a login problem and its next step (LOGIN-06, LOGIN-07). A lock takes 30 minutes unless the server names its end. */
export function problemText(problem: LoginFailureReason): string {
  switch (problem.kind) {
    case "login-missing":
    case "aborted":
    case "unexpected-error":
      return firstProblemText(problem);
    case "unreachable":
      return t("unreachable");
    case "password-missing":
      return t("passwordMissing");
    case "code-incomplete":
      return t("codeIncomplete");
    case "incomplete":
      return t("incomplete");
    case "wrong-code":
      return t(problem.from === "app" ? "wrongAppCode" : "wrongCode");
    case "challenge-over":
      return t("challengeOver");
    case "unknown-token":
      return t("unknownToken");
    case "has-account":
      return t("hasAccount");
    case "not-possible":
      return t("notPossible");
    case "login-refused":
      return t(`code.${problem.code}`);
    case "locked":
      return problem.until === undefined ? t("lockedHalfHour") : t("locked", { time: warsawTime(problem.until) });
    case "timeout":
      return t("timeout");
    case "refused":
    case "unknown-refusal":
    case "http":
    case "malformed":
    case "flagged":
      return t("provider");
  }
}

export type ProblemTextOf = typeof problemText;

/**
 * Returns texts that depend on the network: with a network, an unreachable server is named as the cause. The text of a
 * problem stays the same when the network changes later.
 */
export function createProblemText(network: { readonly online: boolean }): ProblemTextOf {
  const withoutNetwork = new WeakMap<LoginFailureReason, boolean>();
  return (problem) => {
    const offline = withoutNetwork.get(problem) ?? !network.online;
    withoutNetwork.set(problem, offline);
    return problem.kind === "unreachable" && offline ? firstProblemText(problem) : problemText(problem);
  };
}
