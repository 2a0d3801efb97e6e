import "./stepper.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface StepperProps {
  /** What the steps lead to: "Rejestracja". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Place of the step that the customer is at, from 0; `steps.length` when all are done. */
  readonly current: number;
  /** Said after a step that is behind: "gotowe". */
  readonly doneLabel: string;
}

/** Where one is in a flow. On a phone only the current step has its name; the others keep their number. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className="stepper" role="list" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < current ? "" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span className="stepper__name">{step}</span>
          {index < current && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
