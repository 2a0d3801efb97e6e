import "#ui/design-system/forms/field.css";
import type { ReactNode } from "react";
import { isFieldProblem } from "#domain/login/first-login-step.ts";
import type { LoginProblem } from "#domain/login/index.ts";

/** Placement of a problem: at its field, or above the form. */
export interface ProblemPlacement {
  readonly error?: ReactNode;
  readonly above?: ReactNode;
}

/** Renders a problem as an alert. Marks the field only for faults of its value, not for a missing network. */
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
