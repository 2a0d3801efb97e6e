import "./loading-line.css";
import "./rows.css";
import "./skeleton.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface SkeletonProps {
  /** Any CSS length; all of its container by default. */
  readonly width?: string | undefined;
  /** Any CSS length; one line of text by default. */
  readonly height?: string | undefined;
}

/** A line that stands for text or a control on its way. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" style={{ "--w": width, "--h": height }} />;
}

/** Several lines of given widths, one under another. */
export function SkeletonLines({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className="skeleton-lines">
      {widths.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

/** Rows of a list on their way: a socket, a title with a line beneath, something short on the right. */
export function SkeletonRows({ rows }: { readonly rows: number }) {
  return (
    <ul className="rows" role="list">
      {Array.from({ length: rows }, (_, index) => (
        <li className="skeleton-row" key={index}>
          <Skeleton width="2.5rem" height="2.5rem" />
          <SkeletonLines widths={["60%", "40%"]} />
          <Skeleton width="4.5rem" />
        </li>
      ))}
    </ul>
  );
}

export interface LoadingProps {
  /** What is loading, for those who listen: "Wczytujemy usługi". */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Holds skeletons in the shape of what is coming. They show after 300 ms; their room is taken at once, so that nothing
 * shifts.
 */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div className={classNames("loading", className)} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Keeps the room of a link of which it is not known yet whether it will be there, so that nothing moves when it is. */
export function NavPlaceholder({ label }: { readonly label: string }) {
  return (
    <span className="waiting" aria-hidden="true">
      <span>{label}</span>
    </span>
  );
}

/** A page is on its way: light runs along the hairline of what it stands in (the masthead). Render it after 300 ms. */
export function LoadingLine({ label }: { readonly label: string }) {
  return <div className="loading-line" role="progressbar" aria-label={label} />;
}
