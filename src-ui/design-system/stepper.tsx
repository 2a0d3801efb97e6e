import "./stepper.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface StepperProps {
  /** Name of the flow: "Rejestracja". */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  readonly current: number;
  /** Read after a completed step: "gotowe". */
  readonly doneLabel: string;
}

/** Progress through a flow. Where it is very narrow for its text, only the current step shows its name. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <div className="stepper-frame">
      <ol className="stepper" role="list" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-done={index < current ? "" : undefined}
            aria-current={index === current ? "step" : undefined}
          >
            <span className="stepper__name">{step}</span>
            {index < current && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
}
