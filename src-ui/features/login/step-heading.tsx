import { useEffect, useRef } from "react";
import { useDocumentTitle } from "#ui/design-system/use-document-title.ts";

/**
 * Heading of the step and page title. Takes the focus when the step focuses no field, so that a screen reader announces
 * the step and its notice.
 */
export function StepHeading({
  title,
  brand,
  focus,
  describedById,
  children,
}: {
  readonly title: string;
  readonly brand: string;
  readonly focus?: boolean;
  /** Id of the notice that is read with the heading. */
  readonly describedById?: string | undefined;
  readonly children: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  useDocumentTitle(`${title} · ${brand}`);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={describedById}>
      {children}
    </h1>
  );
}
