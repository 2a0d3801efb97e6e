import type { IconDrawingProps } from "./icon.tsx";

// Drawn here, as in the set of icons, because the login page needs these two before anything else of the set is there.

/** Something is wrong. */
export function CircleAlert(props: IconDrawingProps) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </svg>
  );
}

/** Something is under way. */
export function LoaderCircle(props: IconDrawingProps) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
