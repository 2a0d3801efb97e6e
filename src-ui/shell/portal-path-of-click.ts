import { routeAt } from "#domain/navigation/paths.ts";

/**
 * Path of the portal page that a click on one of `links` (a selector) opens in this window. `undefined` if the browser
 * should handle the click: handled events, new tabs, downloads, and links within the page.
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
