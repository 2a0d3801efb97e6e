import { filter, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import { routeAt } from "#domain/navigation/index.ts";
import { TRACKED_ACTION, TRACKED_AS, type Interaction, type InteractionsPort } from "#domain/tracking/index.ts";
import { technicalNameOf } from "./technical-name.ts";

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
      interactionsOn("click", (element, event) => interactionOfPress(element, event, location)),
      // Dialogs emit `toggle` when they open. The event does not bubble, but it can be captured.
      interactionsOn("toggle", (element, event) =>
        element instanceof HTMLDialogElement && "newState" in event && event.newState === "open"
          ? { action: "OPEN", element: "dialog", name: nameOf(element, "dialog") }
          : undefined,
      ),
      interactionsOn("copy", (element) => ({ action: "COPY", element: "text", name: nameOf(element, "text") })),
    );
  }
}

function interactionOfPress(target: Element, { isTrusted }: Event, location: Location): Interaction | undefined {
  const pressable = target.closest("a[href], button, summary, [role=button]");
  if (pressable === null) return undefined;
  if (!(pressable instanceof HTMLAnchorElement)) return interactionOfButton(pressable);
  if (pressable.hasAttribute("download")) {
    // The code clicks such a link to save a file; the button that the user pressed is already recorded.
    return isTrusted ? { action: "DOWNLOAD", element: "file", name: nameOf(pressable, "file") } : undefined;
  }
  const name = trackedNameOf(pressable) || linkTargetOf(pressable, location) || technicalNameOf(pressable, "link");
  return { action: pressable.target === "_blank" ? "LOAD_BLANK" : "CLICK", element: "link", name };
}

function interactionOfButton(button: Element): Interaction {
  switch (button.getAttribute(TRACKED_ACTION)) {
    case "COPY":
      return { action: "COPY", element: "text", name: nameOf(button, "text") };
    case "DOWNLOAD":
      return { action: "DOWNLOAD", element: "file", name: nameOf(button, "file") };
    default:
      return { action: "CLICK", element: "button", name: nameOf(button, "button") };
  }
}

/** Name of an element for analytics; never empty. */
function nameOf(element: Element, kind: Interaction["element"]): string {
  return trackedNameOf(element) || technicalNameOf(element, kind);
}

/** Tracking name of the element or of its closest named ancestor. */
function trackedNameOf(element: Element): string {
  return element.closest(`[${TRACKED_AS}]`)?.getAttribute(TRACKED_AS) ?? "";
}

/**
 * Target of a link: a route of the portal, another host, or a scheme such as `tel`. Contains no ids and no personal
 * data.
 */
function linkTargetOf({ origin, pathname, host, protocol }: HTMLAnchorElement, location: Location): string {
  return origin === location.origin ? (routeAt(pathname) ?? "") : host || protocol.slice(0, -1);
}
