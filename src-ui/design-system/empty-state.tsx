import "./empty-state.css";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";

const DRAWINGS = {
  /** Dashed lines: nothing exists yet. */
  open: <path d="M2 12h52c14 0 14 12 28 12h36M2 24h80M2 36h52c14 0 14-12 28-12" strokeDasharray="3 7" />,
  /** Broken lines: something failed. */
  torn: <path d="M2 12h38M2 24h50M2 36h30M118 24H78M118 12H88M118 36H92" />,
};

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** Instruction, or when content will appear. */
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly drawing?: keyof typeof DRAWINGS | undefined;
  readonly role?: "status" | "alert" | undefined;
}

/** Empty state: what is missing, what to do, and one button. */
export function EmptyState({ title, level = 3, children, action, drawing = "open", role }: EmptyStateProps) {
  return (
    <div className="empty-state" role={role}>
      <svg viewBox="0 0 120 48" aria-hidden="true" focusable="false">
        {DRAWINGS[drawing]}
      </svg>
      <Heading level={level}>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
