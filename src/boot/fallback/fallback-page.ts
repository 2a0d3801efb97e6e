import "#ui/shared/result.css";
import "#ui/design-system/facts.css";
import "#ui/design-system/button.css";
import { CONFIGURATION_PATH } from "#adapters/browser/http-configuration.adapter.ts";
import type { ConfigurationLoadFailure } from "#domain/configuration/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { helpLineOf, type HelpLine } from "../brand.ts";
import pl from "./pl.json";

const t = texts(pl, "fallback");

/** Technical detail: a place in the configuration, and its error. */
export interface FallbackPageDetail {
  readonly at: string;
  readonly what: string;
}

/** Page shown instead of the portal: reason, help lines and next step. */
export interface FallbackPage {
  readonly title: string;
  readonly lead: string;
  readonly helpLines: readonly HelpLine[];
  readonly details: readonly FallbackPageDetail[];
  /** Link, or a button that calls `press`; default: a button that reloads the page. */
  readonly action?:
    | { readonly label: string; readonly href?: string; readonly press?: (() => void) | undefined }
    | undefined;
}

/**
 * Page for a missing or invalid configuration: help lines for customers, details for technicians. The texts of
 * `details` are in a separate chunk (lazy/describe-configuration-load-failure.ts); without it, the page lists field
 * names and expected values.
 */
export function createConfigurationErrorPage(
  failure: ConfigurationLoadFailure,
  press?: () => void,
  details = summarizeFailure(failure),
): FallbackPage {
  const helpLine = failure.kind === "invalid" ? failure.helpLine : undefined;
  return {
    title: t("fault.title"),
    lead: t("fault.lead"),
    helpLines: helpLine === undefined ? [] : [helpLineOf(helpLine)],
    details,
    action: { label: t("fault.retry"), press },
  };
}

/**
 * Page without a network: advice, and the promise that the portal continues by itself. `isRetry`: the customer has
 * retried without success.
 */
export function createOfflinePage(press: () => void, isRetry: boolean): FallbackPage {
  return {
    title: t("offline.title"),
    lead: (isRetry ? `${t("offline.still")} ` : "") + t("offline.lead"),
    helpLines: [],
    details: [],
    action: { label: t("fault.retry"), press },
  };
}

/** Text that replaces the lead when the network is back. */
export const networkRestoredText = (): string => t("offline.back");

/** Page for a browser that lacks required features, or a failed start; `helpLines` if the operator is known by then. */
export function createStartErrorPage(helpLines: readonly HelpLine[]): FallbackPage {
  return {
    title: t("failed.title"),
    lead: t("failed.lead"),
    helpLines,
    details: [],
    action: { label: t("fault.retry") },
  };
}

function summarizeFailure(failure: ConfigurationLoadFailure): readonly FallbackPageDetail[] {
  if (failure.kind !== "invalid")
    return [{ at: CONFIGURATION_PATH, what: `${failure.kind} ${"status" in failure ? failure.status : ""}` }];
  return failure.errors.map(({ at, expects, bounds = "", found }) => ({ at, what: `${expects} ${bounds}: ${found}` }));
}

/**
 * Renders the page into `root` with plain DOM, so that it works when nothing else does. Returns the lead element, a
 * live region for later texts.
 */
export function showFallbackPage(
  document: Document,
  root: Element,
  { title, lead, helpLines, details, action }: FallbackPage,
  brand?: string,
): Element {
  const element = (name: string, className: string, ...children: readonly (Node | string)[]): HTMLElement => {
    const created = document.createElement(name);
    if (className !== "") created.className = className;
    created.append(...children);
    return created;
  };
  const link = (href: string, className: string, label: string): HTMLElement => {
    const created = element("a", className, label);
    created.setAttribute("href", href);
    return created;
  };
  const heading = element("h1", "", title);
  heading.tabIndex = -1;
  const leadElement = element("p", "result__lead", lead);
  leadElement.setAttribute("role", "status");
  const parts = [heading, leadElement];
  if (helpLines.length > 0) {
    const lines = helpLines.map(({ name, number, dial, hours }) =>
      element(
        "div",
        "",
        element("dt", "", name),
        element("dd", "", link(`tel:${dial}`, "nowrap", number), " ", element("span", "facts__note", hours)),
      ),
    );
    parts.push(element("p", "", t("help")), element("dl", "facts", ...lines));
  }
  if (action !== undefined)
    parts.push(
      action.href === undefined
        ? prepareButton(document, element("button", BUTTON, action.label), action.press)
        : link(action.href, BUTTON, action.label),
    );
  if (details.length > 0) {
    const items = details.map(({ at, what }) =>
      element("li", "", ...(at === "" ? [] : [element("code", "", at), " "]), what),
    );
    parts.push(element("h2", "", t("fault.technician")), element("ul", "stack small", ...items));
  }
  const hadFocus = root.contains(document.activeElement);
  root.replaceChildren(element("main", "main", element("div", "page", element("div", "result", ...parts))));
  document.title = brand === undefined ? title : `${title} · ${brand}`;
  // The user pressed the button of a former page: the focus announces the result.
  if (hadFocus) heading.focus();
  return leadElement;
}

const BUTTON = "btn btn--primary btn--l";

function prepareButton(
  document: Document,
  button: HTMLElement,
  press = () => document.defaultView?.location.reload(),
): HTMLElement {
  button.setAttribute("type", "button");
  button.addEventListener("click", press);
  return button;
}
