import "./facts.css";
import type { ReactNode } from "react";
import { withBreakableNumbers } from "./breakable-numbers.tsx";

/** List of labels and values. Contains `Fact`s. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export interface FactProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Secondary line below the value. */
  readonly note?: ReactNode;
  /** A small quiet button on the right. */
  readonly action?: ReactNode;
  /** The row has a button with a long label, which would cover the value: in a narrow row all stand in one column. */
  readonly isStacked?: boolean | undefined;
}

/** False for what React renders as nothing: an empty `dd` is a silent stop of a screen reader. */
function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== "";
}

/** One label and its value. */
export function Fact({ label, children, note, action, isStacked = false }: FactProps) {
  return (
    <div className={isStacked ? "facts__row--stacked" : undefined}>
      <dt>{withBreakableNumbers(label)}</dt>
      <dd>
        {withBreakableNumbers(children)}
        {isShown(note) && (
          <>
            {" "}
            <span className="facts__note">{note}</span>
          </>
        )}
      </dd>
      {isShown(action) && <dd>{action}</dd>}
    </div>
  );
}
