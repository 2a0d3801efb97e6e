import type { Interaction } from "#domain/tracking/index.ts";

/** Letters and dashes: excludes generated ids (React's `useId`) and ids with numbers of the customer. */
const TECHNICAL_NAME = /^[a-z]+(-[a-z]+)*$/i;

const NAMED_CONTAINERS = "form, fieldset, section, dialog";
const LANDMARKS = "dialog, form, nav, aside, header, footer, main";

/**
 * Returns the name of an element without a name for analytics: its own `name` or `id`, otherwise its closest named
 * container or landmark and its kind, such as `payout-submit` or `main-button`. Never empty; never reads texts.
 */
export function technicalNameOf(element: Element, kind: Interaction["element"]): string {
  return ownNameOf(element) ?? [containerNameOf(element), kindOf(element, kind)].filter(Boolean).join("-");
}

function ownNameOf(element: Element): string | undefined {
  // Not `element.id`, which on a form is its control named `id`.
  return ["name", "id"]
    .map((attribute) => element.getAttribute(attribute) ?? "")
    .find((one) => TECHNICAL_NAME.test(one));
}

function containerNameOf(element: Element): string | undefined {
  for (let box = containerOf(element, NAMED_CONTAINERS); box !== undefined; box = containerOf(box, NAMED_CONTAINERS)) {
    const name = ownNameOf(box);
    if (name !== undefined) return name;
  }
  return containerOf(element, LANDMARKS)?.localName;
}

function containerOf(element: Element, selector: string): Element | undefined {
  return element.parentElement?.closest(selector) ?? undefined;
}

/** Kind of the control; a role or a submit button says more than `button`. */
function kindOf(element: Element, kind: Interaction["element"]): string {
  if (element.localName === "summary") return "summary";
  if (kind !== "button") return kind;
  if (element instanceof HTMLButtonElement && element.type === "submit" && element.form !== null) return "submit";
  const role = element.getAttribute("role") ?? "";
  return TECHNICAL_NAME.test(role) ? role : kind;
}
