import type {} from "./custom-properties.ts";
import { Fragment, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";

/** What a banner is about, in the order in which it concerns the customer. */
export type BannerKind = "blockade" | "outage" | "rodo" | "other";

export interface StackedBanner {
  readonly key: string;
  readonly kind: BannerKind;
  readonly banner: ReactNode;
}

export interface BannerStackProps {
  /** Name of the region: "Ważne komunikaty". */
  readonly label: string;
  readonly banners: readonly StackedBanner[];
  /** "i jeszcze 1" for what is left; "Pokaż mniej" once all are shown. */
  readonly moreLabel: (hidden: number) => string;
  readonly lessLabel: string;
}

const ORDER: readonly BannerKind[] = ["blockade", "outage", "rodo", "other"];

/** More would bury the page. */
const ALWAYS_SHOWN = 2;

/** The banners of a page: blockade, outage, RODO, the rest; at most two, until the customer asks for the others. */
export function BannerStack({ label, banners, moreLabel, lessLabel }: BannerStackProps) {
  const [expanded, setExpanded] = useState(false);
  if (banners.length === 0) return null;
  const inOrder = banners.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const beyond = Math.max(0, inOrder.length - ALWAYS_SHOWN);
  return (
    <section className="stack" style={{ "--stack": "var(--space-3)" }} aria-label={label}>
      {(expanded ? inOrder : inOrder.slice(0, ALWAYS_SHOWN)).map(({ key, banner }) => (
        <Fragment key={key}>{banner}</Fragment>
      ))}
      {beyond > 0 && (
        <p>
          <Button variant="quiet" size="s" flush aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
            {expanded ? lessLabel : moreLabel(beyond)}
          </Button>
        </p>
      )}
    </section>
  );
}
