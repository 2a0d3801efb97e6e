/**
 * Says its message to those who listen, when it changes, without interrupting. Render it always: it must be there
 * before it speaks.
 */
export function LiveRegion({ message }: { readonly message: string }) {
  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  );
}
