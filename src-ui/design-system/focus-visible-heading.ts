/** Returns the height that the bar at the top of the page covers, px: the page scrolls to places below it. */
function coveredHeight(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Number.isNaN(padding) ? 0 : padding;
}

/**
 * Moves the focus into the page: to the first heading that is in view, which stays where it is. Without one, to the
 * first heading, or to the page itself, and scrolls to it. Leaves out headings for screen readers only: the customer
 * would not see where the keyboard continues.
 */
export function focusVisibleHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")].filter(
    (heading) => heading.closest(".visually-hidden, dialog, [inert]") === null,
  );
  const covered = coveredHeight();
  const inWindow = headings.find((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= covered && bottom <= window.innerHeight;
  });
  const next = inWindow ?? headings[0] ?? document.querySelector<HTMLElement>("main");
  if (next === null) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: next === inWindow });
}
