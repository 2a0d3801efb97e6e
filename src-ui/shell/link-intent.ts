import { routeAt } from "#domain/navigation/paths.ts";
import type { RouteName } from "#domain/navigation/routes.ts";

/** Delay before a pointer or the focus on a link counts as an intent, ms: a passing one opens nothing. */
export const INTENT_DELAY_MS = 80;

export interface LinkIntentListener {
  /** The pointer or the focus has stayed on a link to `route` for a moment. */
  readonly onIntent: (route: RouteName) => void;
  /** A link to `route` is being pressed; the press may still become a drag or a scroll. */
  readonly onPress: (route: RouteName) => void;
}

/** Returns the route that a link opens in this window; `undefined` for other elements and addresses. */
function linkedRoute(target: EventTarget | null): RouteName | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest("a[href]:not([target='_blank'], [download], [aria-current='page'])");
  return link instanceof HTMLAnchorElement && link.origin === window.location.origin
    ? routeAt(link.pathname)
    : undefined;
}

/**
 * Reports which route the customer is about to open, for every link of the page: also for the operator's links, which
 * are not components. Returns the function that stops it.
 */
export function watchLinkIntent(page: Document, { onIntent, onPress }: LinkIntentListener): () => void {
  let timer: number | undefined;
  const consider = ({ target }: Event): void => {
    window.clearTimeout(timer);
    const route = linkedRoute(target);
    if (route !== undefined) timer = window.setTimeout(() => onIntent(route), INTENT_DELAY_MS);
  };
  const press = ({ target }: Event): void => {
    window.clearTimeout(timer);
    const route = linkedRoute(target);
    if (route !== undefined) onPress(route);
  };
  const pointerOver = (event: PointerEvent): void => {
    // A finger has no intent before it presses.
    if (event.pointerType !== "touch") consider(event);
  };
  const pointerDown = (event: PointerEvent): void => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) press(event);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") press(event);
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  page.addEventListener("pointerover", pointerOver, options);
  page.addEventListener("focusin", consider, options);
  page.addEventListener("pointerdown", pointerDown, options);
  page.addEventListener("keydown", keyDown, options);
  return () => {
    window.clearTimeout(timer);
    listening.abort();
  };
}
