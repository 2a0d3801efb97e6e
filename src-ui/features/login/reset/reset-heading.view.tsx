import { useEffect, useRef, type ReactNode } from "react";
import { STEP_HEADING_ID } from "../use-single-field-form.ts";
import type {} from "#ui/design-system/custom-properties.ts";

/** Heading of a step. Takes the focus when it follows another step, so that a screen reader announces it. */
export function ResetHeading({
  takesFocus,
  children,
  lead,
}: {
  readonly takesFocus: boolean;
  readonly children: string;
  readonly lead?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <header className="stack" id={STEP_HEADING_ID} style={{ "--stack": "var(--space-2)" }}>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead !== undefined && <p className="muted">{lead}</p>}
    </header>
  );
}
