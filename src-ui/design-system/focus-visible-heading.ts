/**
 * Moves the focus into the page: to the first heading inside the window, which stays where it is. Without one, to the
 * first heading, or to the page itself, and scrolls to it. Leaves out headings for screen readers only: the customer
 * would not see where the keyboard continues.
 */
export function focusVisibleHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")].filter(
    (heading) => heading.closest(".visually-hidden, dialog, [inert]") === null,
  );
  const inWindow = headings.find((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  const next = inWindow ?? headings[0] ?? document.querySelector<HTMLElement>("main");
  if (next === null) return;
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: next === inWindow });
}
