/**
 * Focuses a field with a new error. Scrolls also a field that already has the focus: the error above it moves it down,
 * with enlarged text below the window (A11Y-01).
 */
export function focusInView(field: HTMLElement | null | undefined): void {
  field?.focus();
  field?.scrollIntoView({ block: "nearest" });
}
