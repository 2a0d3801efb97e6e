import type { LoginProblem } from "#domain/login/index.ts";
import { firstProblemText } from "./first-problem.ts";
import type { LoginViewModel } from "./login.view.tsx";

/** A problem in words, announced at once. What a provider refuses is said by texts that came with the first refusal. */
export function ProblemText({ problem, model: { problemText, steps } }: {
  readonly problem: LoginProblem;
  readonly model: Pick<LoginViewModel, "problemText" | "steps">;
}) {
  return <span role="alert">{(problemText ?? steps?.stepProblemText ?? firstProblemText)(problem)}</span>;
}
