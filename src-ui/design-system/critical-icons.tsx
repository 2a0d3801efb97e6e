import type { IconDrawingProps } from "./icon.tsx";

// Defined here, because the login page needs these two icons before the icon set has loaded.

/** Icon for an error. */
export function CircleAlert(props: IconDrawingProps) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 8v4M12 16h.01" />
    </svg>
  );
}

/** Icon for a running operation. */
export function LoaderCircle(props: IconDrawingProps) {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M21 12a9 9 0 1 1-6.219-8.56" />
    </svg>
  );
}
