import "./term-line.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";

export interface TermLineStep {
  readonly key: string;
  /** Share of the line, for example in months. */
  readonly weight: number;
  readonly price: ReactNode;
  readonly note: ReactNode;
  readonly current: boolean;
}

export interface TermLineProps {
  readonly steps: readonly TermLineStep[];
  /** Lit share of the line, 0 to 100. */
  readonly nowPercent: number;
  /** Text alternative of the line. */
  readonly label: string;
  readonly start: ReactNode;
  readonly end: ReactNode;
}

/** Contract as a line, lit up to today, with price steps above it at their dates. */
export function TermLine({ steps, nowPercent, label, start, end }: TermLineProps) {
  const columns = steps.map((step) => `${step.weight}fr`).join(" ");
  return (
    <div className="term" style={{ "--steps": columns, "--now": nowPercent }}>
      <ol className="term__steps" role="list">
        {steps.map((step) => (
          <li key={step.key} aria-current={step.current ? "true" : undefined}>
            {step.price} <small>{step.note}</small>
          </li>
        ))}
      </ol>
      <div className="term__line" role="img" aria-label={label} />
      <p className="term__ends">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </div>
  );
}
