import type { ReactNode } from "react";

export interface GatherProps {
  /** Name of the bar for those who listen: "Zaznaczone faktury". */
  readonly label: string;
  /** "2 faktury, " and the like, before the sum. */
  readonly what: ReactNode;
  /** The sum, large. */
  readonly sum: ReactNode;
  /** Buttons; the one that pays last. */
  readonly children: ReactNode;
}

/** The bar that gathers what was ticked; stands at the lower edge while it is rendered. */
export function Gather({ label, what, sum, children }: GatherProps) {
  return (
    <section className="gather" aria-label={label}>
      <p role="status">{what} <span className="gather__sum">{sum}</span></p>
      <div className="cluster">{children}</div>
    </section>
  );
}
