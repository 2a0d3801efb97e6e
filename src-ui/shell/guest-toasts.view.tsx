import { Banner } from "#ui/design-system/banner.tsx";
import type {} from "#ui/design-system/custom-properties.ts";

/** Above the page, where no bar of cookies and no keyboard covers it. */
const PLACE = {
  position: "fixed",
  insetInline: "var(--gutter)",
  insetBlockStart: "calc(var(--space-4) + var(--inset-top))",
  zIndex: "var(--z-toast)",
} as const;

/**
 * What is told in passing on a page of a guest, which has no toasts: their code comes with a customer's page. Rendered
 * always, also without any: it must be there before it speaks.
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
