import type { LoginProblem } from "#domain/login/index.ts";
import { firstProblemText } from "../login.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.refusals");

/**
 * The hour that it is in Warsaw at `ms`: "14:05". Made where one is shown: a slow phone takes 40 ms for the first of
 * its kind, beside the login's form.
 */
export function warsawTime(ms: number): string {
  return new Date(ms).toLocaleTimeString("pl", { timeZone: "Europe/Warsaw", hour: "2-digit", minute: "2-digit" });
}

/** What happened and what to do next, for every way in which a login can stop (LOGIN-06, LOGIN-07). */
export function problemText(problem: LoginProblem): string {
  switch (problem.kind) {
    case "login-missing":
    case "aborted":
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
      return problem.until === undefined ? t("lockedSomeTime") : t("locked", { time: warsawTime(problem.until) });
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
 * The words for a device whose network is `network`: where there is one and no answer came all the same, it is the
 * service
 * that cannot be reached. What was said of a problem stays said, whatever becomes of the network.
 */
export function createProblemText(network: { readonly online: boolean }): ProblemTextOf {
  const withoutNetwork = new WeakMap<LoginProblem, boolean>();
  return (problem) => {
    const offline = withoutNetwork.get(problem) ?? !network.online;
    withoutNetwork.set(problem, offline);
    return problem.kind === "unreachable" && offline ? firstProblemText(problem) : problemText(problem);
  };
}
