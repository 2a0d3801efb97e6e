import type { LoginProblem } from "#domain/login/index.ts";
import { t } from "./login.texts.ts";

/**
 * What happened and what to do next, in a browser that has nothing but the first page: no other problem can be met
 * there.
 */
export function firstProblemText({ kind }: Pick<LoginProblem, "kind">): string {
  return t(kind === "login-missing" ? "problem.loginMissing" : "problem.unreachable");
}
