import "#ui/design-system/forms/field.css";
import type { ReactNode } from "react";
import { isFieldProblem } from "#domain/login/first-login-step.ts";
import type { LoginProblem } from "#domain/login/index.ts";

/** Where a problem is said: at the field that it is of, or above the form. */
export interface ProblemPlacement {
  readonly error?: ReactNode;
  readonly above?: ReactNode;
}

/**
 * A problem in words, announced at once. What was typed is marked for its own faults alone: without a network it was
 * right.
 */
export function placeProblem(
  problem: LoginProblem | undefined,
  problemText: (problem: LoginProblem) => string,
): ProblemPlacement {
  if (problem === undefined) return {};
  const text = <span role="alert">{problemText(problem)}</span>;
  return isFieldProblem(problem)
    ? { error: text }
    : {
        above: (
          <div className="field">
            <p className="field__error">{text}</p>
          </div>
        ),
      };
}
