import { useEffect, useRef } from "react";

/**
 * The step's heading and page title. Takes the focus where the step begins with no field of its own, so that a screen
 * reader hears where it is, and with it the notice, where there is one.
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
