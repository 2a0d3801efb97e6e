import { Banner } from "#ui/design-system/banner.tsx";
import type { LoginProblem } from "#domain/login/index.ts";

/** Alert for a problem without a field of its own. Complaints of fields are shown at their fields. */
export function StageProblem({
  problem,
  problemText,
}: {
  readonly problem: LoginProblem | undefined;
  readonly problemText: (problem: LoginProblem) => string;
}) {
  if (problem === undefined || problem.kind === "incomplete") return null;
  return <Banner tone="bad" live="alert" title={problemText(problem)} />;
}
