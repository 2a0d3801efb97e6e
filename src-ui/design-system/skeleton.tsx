import "./loading-line.css";
import "./rows.css";
import "./skeleton.css";
import type {} from "./custom-properties.ts";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface SkeletonProps {
  /** CSS length; full width by default. */
  readonly width?: string | undefined;
  /** CSS length; one line of text by default. */
  readonly height?: string | undefined;
}

/** Placeholder of a text or control that is loading. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" style={{ "--w": width, "--h": height }} />;
}

/** Placeholder lines of the given widths. */
export function SkeletonLines({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className="skeleton-lines">
      {widths.map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

/** Placeholder of the size of a text: `children` is typical for what will be there, and hidden. */
export function TextPlaceholder({ children }: { readonly children: string }) {
  return (
    <span className="text-placeholder" aria-hidden="true">
      {children}
    </span>
  );
}

/** Placeholder rows of a list: an icon, a title with a line below, a short text on the right. */
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
  /** Accessible description: "Wczytujemy usługi". */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Wraps skeletons. They appear after 300 ms but take their space at once, so that nothing shifts. */
export function Loading({ label, children, className }: LoadingProps) {
  return (
    <div className={classNames("loading", className)} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Reserves the space of a link while its presence is unknown, so that the layout does not shift. */
export function NavPlaceholder({ label }: { readonly label: string }) {
  return (
    <span className="nav-placeholder" aria-hidden="true">
      <span>{label}</span>
    </span>
  );
}

/** Loading indicator of a page, along the hairline of its container (the masthead). Render it after 300 ms. */
export function LoadingLine({ label }: { readonly label: string }) {
  return <div className="loading-line" role="progressbar" aria-label={label} />;
}
