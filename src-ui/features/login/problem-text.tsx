import type { LoginProblem } from "#domain/login/index.ts";
import { firstProblemText } from "./first-problem.ts";
import type { LoginSteps } from "./steps/login-steps.ts";

/** A problem in words, announced at once. Whatever the provider answers comes after the rest of the page has loaded. */
export function ProblemText({ problem, steps }: { readonly problem: LoginProblem; readonly steps: LoginSteps | undefined }) {
  return <span role="alert">{(steps?.problemText ?? firstProblemText)(problem)}</span>;
}
