import { routeAt } from "#domain/navigation/paths.ts";

/**
 * The page of the portal that a press on one of these `links` (a selector) leads to in this window; `undefined` for any
 * other: one that somebody has answered,
 * one that is to open a tab or to save a file, and one within the page stay the browser's.
 */
export function portalPathOfClick(
  { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  links: string,
): string | undefined {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  const link = target.closest(`${links}:not([href^='#'], [target], [download])`);
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== window.location.origin ||
    routeAt(link.pathname) === undefined
  )
    return undefined;
  return link.pathname + link.search + link.hash;
}
