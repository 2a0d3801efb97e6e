/** Returns by how many px the chosen option is longer than its select; runs in the page. */
export function missingSelectWidth(element: Element): number {
  /** Width of an arrow that the browser draws, px. */
  const NATIVE_ARROW_PX = 20;
  const style = getComputedStyle(element);
  const context = document.createElement("canvas").getContext("2d");
  const chosen = element instanceof HTMLSelectElement ? element.selectedOptions[0] : undefined;
  if (context === null || chosen === undefined) throw new TypeError("no select with a choice");
  context.font = style.font;
  const text = context.measureText(chosen.text).width;
  const arrow = style.appearance === "auto" ? NATIVE_ARROW_PX : 0;
  const sides = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd) + arrow;
  return Math.max(0, Math.ceil(text + sides - element.clientWidth));
}
