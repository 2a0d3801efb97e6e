import type { LoginProblem } from "#domain/login/index.ts";
import { firstProblemText } from "./first-problem.ts";
import type { LoginViewModel } from "./login.view.tsx";

/** A problem in words, announced at once. What a provider refuses is said by texts that came with the first refusal. */
export function ProblemText({ problem, model: { attempts } }: {
  readonly problem: LoginProblem;
  readonly model: Pick<LoginViewModel, "attempts">;
}) {
  return <span role="alert">{(attempts?.problemText ?? firstProblemText)(problem)}</span>;
}
