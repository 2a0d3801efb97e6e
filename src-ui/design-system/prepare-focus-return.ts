import { focusPlaceOf, headingAt } from "./focus-place.ts";

/**
 * Remembers the opener of a dialog and returns a function that gives it the focus back. If the outcome has replaced it,
 * the first control of the same list row takes the focus: "Umów" instead of "Odwołaj". If the row has disappeared, a
 * control of the next row takes it, then one of a row before, then the heading of the section.
 */
export function prepareFocusReturn(opener: HTMLElement | undefined): () => void {
  const place = focusPlaceOf(opener ?? null);
  const row = opener?.closest("li") ?? undefined;
  const rows = [...(row?.parentElement?.children ?? [])];
  const nearest = row === undefined ? [] : [...rows.splice(rows.indexOf(row)), ...rows.reverse()];
  return () => {
    if (opener?.isConnected === true) return focusInView(opener);
    const section = place.find((one) => one.matches("section, main"));
    const next =
      nearest
        .filter((one) => one.isConnected)
        .map((one) => one.querySelector<HTMLElement>("button, a[href]"))
        .find((one) => one !== null) ?? (section?.matches("section") === true ? headingAt(place) : undefined);
    if (next !== undefined) focusInView(next);
  };
}

/**
 * Focuses an element and scrolls it into view. A closing dialog gives its opener the focus without scrolling, after
 * which `focus` has no effect; the page behind the dialog may have grown above it.
 */
function focusInView(element: HTMLElement): void {
  element.focus();
  requestAnimationFrame(() => {
    if (document.activeElement === element) element.scrollIntoView({ block: "nearest" });
  });
}
