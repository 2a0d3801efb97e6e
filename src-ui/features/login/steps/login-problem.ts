import type { LoginProblem } from "#domain/login/index.ts";
import { firstProblemText } from "../first-problem.ts";
import { stepTexts as t } from "./steps.texts.ts";

const WARSAW_TIME = new Intl.DateTimeFormat("pl", { timeZone: "Europe/Warsaw", hour: "2-digit", minute: "2-digit" });

/** What happened and what to do next, for every way in which a login can stop (LOGIN-06, LOGIN-07). */
export function problemText(problem: LoginProblem): string {
  switch (problem.kind) {
    case "login-missing":
    case "unreachable":
    case "aborted":
      return firstProblemText(problem);
    case "password-missing":
      return t("problem.passwordMissing");
    case "not-possible":
      return t("problem.notPossible");
    case "login-refused":
      return t(`problem.${problem.code}`);
    case "locked":
      return problem.until === undefined
        ? t("problem.lockedSomeTime")
        : t("problem.locked", { time: WARSAW_TIME.format(problem.until) });
    case "timeout":
      return t("problem.timeout");
    case "refused":
    case "unknown-refusal":
    case "http":
    case "malformed":
    case "flagged":
      return t("problem.provider");
  }
}
