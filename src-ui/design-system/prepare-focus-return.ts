import { focusPlaceOf, headingAt, sectionAt } from "./focus-place.ts";

const CONTROLS = "button, a[href]";

/**
 * Remembers the opener of a dialog and returns a function that gives it the focus back. If the outcome has replaced it,
 * the first control of the same list row takes the focus: "Umów" instead of "Odwołaj". If the row has disappeared, a
 * control of the next row takes it, then one of a row before, then the heading of the section.
 */
export function prepareFocusReturn(opener: HTMLElement | undefined): () => void {
  const row = opener?.closest("li");
  const rows = [...(row?.parentElement?.children ?? [])];
  const rowIndex = row === undefined || row === null ? 0 : rows.indexOf(row);
  const nearestRows = [...rows.slice(rowIndex), ...rows.slice(0, rowIndex).toReversed()];
  const place = opener === undefined ? [] : focusPlaceOf(opener);
  return () => {
    if (opener?.isConnected === true) return opener.focus();
    const controls = nearestRows.flatMap((one) =>
      one.isConnected ? (one.querySelector<HTMLElement>(CONTROLS) ?? []) : [],
    );
    const next = controls[0] ?? (sectionAt(place) && headingAt(place));
    next?.focus();
  };
}
