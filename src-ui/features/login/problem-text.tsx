import "#ui/design-system/forms/field.css";
import type { ReactNode } from "react";
import { isOfField } from "#domain/login/first-question.ts";
import type { LoginProblem } from "#domain/login/index.ts";

/** Where a problem is said: at the field that it is of, or above the form. */
export interface SaidProblem {
  readonly error?: ReactNode;
  readonly above?: ReactNode;
}

/**
 * A problem in words, announced at once. What was typed is marked for its own faults alone: without a network it was
 * right.
 */
export function saidOf(problem: LoginProblem | undefined, words: (problem: LoginProblem) => string): SaidProblem {
  if (problem === undefined) return {};
  const said = <span role="alert">{words(problem)}</span>;
  return isOfField(problem)
    ? { error: said }
    : {
        above: (
          <div className="field">
            <p className="field__error">{said}</p>
          </div>
        ),
      };
}
