import { Banner } from "#ui/design-system/banner.tsx";
import type {} from "#ui/design-system/custom-properties.ts";

/** At the top of the page, where neither the cookie bar nor a keyboard covers it. */
const PLACE = {
  position: "fixed",
  insetInline: "var(--gutter)",
  insetBlockStart: "calc(var(--space-4) + var(--inset-top))",
  zIndex: "var(--z-toast)",
} as const;

/**
 * Toasts on a guest page, where the code of the customer's toasts is not loaded. Always rendered, because a live region
 * must exist before its first announcement.
 */
export function GuestToasts({
  toasts,
}: {
  readonly toasts: readonly { readonly id: number; readonly text: string }[];
}) {
  return (
    <div role="status" style={PLACE}>
      {toasts.map(({ id, text }) => (
        <Banner key={id} tone="notice" live="none" title={text} />
      ))}
    </div>
  );
}
