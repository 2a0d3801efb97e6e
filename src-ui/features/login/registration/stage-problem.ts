import type { LoginProblem } from "#domain/login/index.ts";
import { warsawTime, type ProblemTextOf } from "../refusals/problem-text.ts";
import { t } from "./registration.texts.ts";

/** Text of a problem during registration; problems without a text of their own use that of the login. */
export function stageProblemText(problem: LoginProblem, problemText: ProblemTextOf): string {
  if (problem.kind === "not-possible") return t("notPossible");
  // The server rejected the phone number and another channel is already chosen, so the text does not ask for another
  // number.
  if (problem.kind === "login-refused" && problem.code === "bad-sms-prefix") return t("badPrefix");
  if (problem.kind !== "locked") return problemText(problem);
  return problem.until === undefined ? t("lockedSomeTime") : t("locked", { time: warsawTime(problem.until) });
}
