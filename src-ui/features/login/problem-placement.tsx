import "#ui/design-system/forms/field.css";
import type { ReactNode } from "react";
import { isFieldFailure } from "#domain/login/first-login-step.ts";
import type { LoginFailureReason } from "#domain/login/index.ts";

/** Placement of a problem: at its field, or above the form. */
export interface ProblemPlacement {
  readonly error?: ReactNode;
  readonly above?: ReactNode;
}

/** Renders a problem as an alert. Marks the field only for violations by its value, not for a missing network. */
export function placeProblem(
  problem: LoginFailureReason | undefined,
  problemText: (problem: LoginFailureReason) => string,
): ProblemPlacement {
  if (problem === undefined) return {};
  const text = <span role="alert">{problemText(problem)}</span>;
  return isFieldFailure(problem)
    ? { error: text }
    : {
        above: (
          <div className="field">
            <p className="field__error">{text}</p>
          </div>
        ),
      };
}
