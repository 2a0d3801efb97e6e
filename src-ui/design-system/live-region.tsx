/**
 * Politely announces its message to screen readers when it changes. Render it always: a live region must exist before
 * its text changes.
 */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  );
}
