/** Text in which postal codes do not break: browsers would break them at the hyphen. */
export function UnbrokenPostalCodes({ children }: { readonly children: string }) {
  // Even indexes are the text between codes.
  return children.split(/(?<!\d)(\d{2}-\d{3})(?!\d)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={`${place} ${part}`} className="nowrap">
        {part}
      </span>
    ),
  );
}
