import type { LoginProblem } from "#domain/login/index.ts";
import { firstProblemText } from "../first-problem.ts";
import { stepTexts as t } from "./steps.texts.ts";

/** What happened and what to do next, where nobody has been refused yet. */
export function stepProblemText({ kind }: Pick<LoginProblem, "kind">): string {
  return kind === "password-missing" ? t("problem.passwordMissing") : firstProblemText({ kind });
}
