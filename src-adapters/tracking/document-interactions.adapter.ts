import { filter, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import { routeAt } from "#domain/navigation/index.ts";
import { TRACKED_ACTION, TRACKED_AS, type Interaction, type InteractionsPort } from "#domain/tracking/index.ts";

const CAPTURE = { capture: true, passive: true };

/** Interactions of the user with this page, from the events of its document. Never reads texts of the page. */
export class DocumentInteractionsAdapter implements InteractionsPort {
  readonly interactions: Observable<Interaction>;

  constructor(page: Window) {
    const { document, location } = page;
    const interactionsOn = (type: string, read: (element: Element, event: Event) => Interaction | undefined) =>
      fromEvent(document, type, CAPTURE).pipe(
        map((event) => (event.target instanceof Element ? read(event.target, event) : undefined)),
        filter((interaction) => interaction !== undefined),
      );
    this.interactions = merge(
      interactionsOn("click", (element) => interactionOfPress(element, location)),
      // Dialogs emit `toggle` when they open. The event does not bubble, but it can be captured.
      interactionsOn("toggle", (element, event) =>
        element instanceof HTMLDialogElement && "newState" in event && event.newState === "open"
          ? { action: "OPEN", element: "dialog", name: nameOf(element) }
          : undefined,
      ),
      interactionsOn("copy", (element) => ({ action: "COPY", element: "text", name: nameOf(element) })),
    );
  }
}

function interactionOfPress(target: Element, location: Location): Interaction | undefined {
  const pressable = target.closest("a[href], button, summary, [role=button]");
  if (pressable === null) return undefined;
  if (!(pressable instanceof HTMLAnchorElement)) return interactionOfButton(pressable);
  const name = nameOf(pressable) || linkTargetOf(pressable, location);
  if (pressable.hasAttribute("download")) return { action: "DOWNLOAD", element: "file", name };
  return { action: pressable.target === "_blank" ? "LOAD_BLANK" : "CLICK", element: "link", name };
}

function interactionOfButton(button: Element): Interaction {
  const name = nameOf(button);
  switch (button.getAttribute(TRACKED_ACTION)) {
    case "COPY":
      return { action: "COPY", element: "text", name };
    case "DOWNLOAD":
      return { action: "DOWNLOAD", element: "file", name };
    default:
      return { action: "CLICK", element: "button", name };
  }
}

/** Tracking name of the element or of its closest named ancestor. */
function nameOf(element: Element): string {
  return element.closest(`[${TRACKED_AS}]`)?.getAttribute(TRACKED_AS) ?? "";
}

/** Target of a link: a route of the portal, or another host. Contains no ids and no personal data. */
function linkTargetOf({ origin, pathname, host }: HTMLAnchorElement, location: Location): string {
  return origin === location.origin ? (routeAt(pathname) ?? "") : host;
}
