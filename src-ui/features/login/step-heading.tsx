import { useEffect, useRef } from "react";

/**
 * Heading of the step and page title. Takes the focus when the step focuses no field, so that a screen reader announces
 * the step and its notice.
 */
export function StepHeading({
  title,
  brand,
  focus,
  children,
}: {
  readonly title: string;
  readonly brand: string;
  readonly focus?: boolean;
  readonly children: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <>
      <title>{`${title} · ${brand}`}</title>
      <h1 ref={heading} tabIndex={-1} aria-describedby="notice">
        {children}
      </h1>
    </>
  );
}
