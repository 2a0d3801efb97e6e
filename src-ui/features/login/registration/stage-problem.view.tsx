import { Banner } from "#ui/design-system/banner.tsx";
import type { LoginProblem } from "#domain/login/index.ts";

/** A problem that is of no single field; announced at once. Complaints of fields stand at their fields. */
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
