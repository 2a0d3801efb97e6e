/** Text with postal codes, each on one line: browsers break them at the hyphen. */
export function UnbrokenPostalCodes({ children }: { readonly children: string }) {
  // what is between codes stands at even places
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
