import "./waiting.css";
/** Keeps the room of a link of which it is not known yet whether it will be there, so that nothing moves when it is. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <span className="waiting" aria-hidden="true">
      <span>{label}</span>
    </span>
  );
}
