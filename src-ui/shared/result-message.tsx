import "./result.css";
import type { ReactNode } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { withBreakableNumbers } from "#ui/design-system/breakable-numbers.tsx";
import { Icon, type IconDrawing } from "#ui/design-system/icon.tsx";

export interface ResultMessageProps {
  readonly sign: IconDrawing;
  readonly tone: "good" | "info" | "notice" | "bad" | "neutral";
  /** Result in one sentence. */
  readonly title: ReactNode;
  /** Next step and its time. */
  readonly children: ReactNode;
}

const COLOUR = {
  good: "var(--good)",
  info: "var(--info)",
  notice: "var(--notice)",
  bad: "var(--bad)",
  neutral: "var(--ink-2)",
} as const;

/** Icon, result and next step. */
export function ResultMessage({ sign, tone, title, children }: ResultMessageProps) {
  return (
    <div className="stack" style={{ "--stack": "var(--space-3)" }}>
      <span style={{ color: COLOUR[tone] }}>
        <Icon of={sign} size="l" />
      </span>
      <div className="stack" style={{ "--stack": "var(--space-2)" }}>
        <h2>{withBreakableNumbers(title)}</h2>
        {children}
      </div>
    </div>
  );
}
