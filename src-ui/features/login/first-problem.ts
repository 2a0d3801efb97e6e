import type { LoginProblem } from "#domain/login/index.ts";
import { loginTexts as t } from "./login.texts.ts";

/** What can go wrong before anything but the first page has loaded. */
export type FirstProblem = Extract<LoginProblem, { readonly kind: "login-missing" | "unreachable" | "aborted" }>;

export function isFirstProblem(problem: LoginProblem): problem is FirstProblem {
  return problem.kind === "login-missing" || problem.kind === "unreachable" || problem.kind === "aborted";
}

/** What happened and what to do next. */
export function firstProblemText(problem: FirstProblem): string {
  switch (problem.kind) {
    case "login-missing":
      return t("problem.loginMissing");
    case "unreachable":
    case "aborted":
      return t("problem.unreachable");
  }
}
