import type { LoginProblem } from "#domain/login/index.ts";
import { warsawTime, type ProblemTextOf } from "../refusals/problem-text.ts";
import { t } from "./registration.texts.ts";

/** What happened and what to do next: some things are of something else here, all the rest has the words of a login. */
export function stageProblemText(problem: LoginProblem, problemText: ProblemTextOf): string {
  if (problem.kind === "not-possible") return t("notPossible");
  // another way is chosen already: nobody is asked for another number
  if (problem.kind === "login-refused" && problem.code === "bad-sms-prefix") return t("badPrefix");
  if (problem.kind !== "locked") return problemText(problem);
  return problem.until === undefined ? t("lockedSomeTime") : t("locked", { time: warsawTime(problem.until) });
}
