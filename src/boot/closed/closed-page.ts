import { CONFIGURATION_PATH } from "#adapters/configuration/http-configuration.adapter.ts";
import type { Configuration, ConfigurationFailure, MaintenanceConfiguration } from "#domain/configuration/index.ts";
import { plainTexts } from "#ui/i18n/plain-texts.ts";
import { brandOf, helpLineOf, type HelpLine } from "../brand.ts";
import pl from "./pl.json";

const t = plainTexts(pl);

/** What a technician reads: a place, and what is wrong there. */
export interface Detail {
  readonly at: string;
  readonly what: string;
}

/** A page that stands instead of the portal: what happened, whom to call, what to do. */
export interface ClosedPage {
  readonly title: string;
  readonly lead: string;
  readonly helpLines: readonly HelpLine[];
  readonly details: readonly Detail[];
  /** A link, or a button that loads the page anew. */
  readonly action?: { readonly label: string; readonly href?: string } | undefined;
}

/**
 * The configuration cannot be had, or is wrong: customers read whom to call, technicians what to mend. `details` in words come with
 * a chunk of their own (words/fault-words.ts); should that be lost, too, the fields and what is expected of them stand by their names.
 */
export function faultPage(failure: ConfigurationFailure, details = inShort(failure)): ClosedPage {
  const desk = failure.kind === "faults" ? failure.desk : undefined;
  return {
    title: t("fault.title"),
    lead: t("fault.lead"),
    helpLines: desk === undefined ? [] : [helpLineOf(desk)],
    details,
    action: { label: t("fault.retry") },
  };
}

/** The browser lacks what the portal is made of, or starting it went wrong; `helpLines` where the operator is known by then. */
export function failedPage(helpLines: readonly HelpLine[]): ClosedPage {
  return { title: t("failed.title"), lead: t("failed.lead"), helpLines, details: [], action: { label: t("fault.retry") } };
}

function inShort(failure: ConfigurationFailure): readonly Detail[] {
  if (failure.kind !== "faults") return [{ at: CONFIGURATION_PATH, what: `${failure.kind} ${"status" in failure ? failure.status : ""}` }];
  return failure.faults.map(({ at, expects, bounds = "", found }) => ({ at, what: `${expects} ${bounds}: ${found}` }));
}

/** The operator has closed the portal for a while. */
export function maintenancePage({ text, until }: MaintenanceConfiguration, configuration: Configuration): ClosedPage {
  const end = until === undefined ? [] : [t("maintenance.until", { moment: inWarsaw(until) })];
  return { title: t("maintenance.title"), lead: [text, ...end].join(" "), helpLines: brandOf(configuration).helpLines, details: [] };
}

/** `DD-MM-YYYY HH:mm` on Warsaw's clock. No date library: this page is on the login page's budget. */
function inWarsaw(moment: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Warsaw", day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit",
  }).format(Date.parse(moment));
  return parts.replaceAll("/", "-").replace(", ", "\u00a0");
}

/** The portal over plain http, away from this machine: what it needs of the browser is not there. */
export function httpsPage(address: string): ClosedPage {
  const { hostname, pathname, search } = new URL(address);
  return {
    title: t("https.title"),
    lead: t("https.lead"),
    helpLines: [],
    details: [],
    action: { label: t("https.link"), href: `https://${hostname}${pathname}${search}` },
  };
}

/** Draws the page into `root`, with nothing but the browser's own means: it must stand when nothing else of the portal does. */
export function showClosed(document: Document, root: Element, { title, lead, helpLines, details, action }: ClosedPage, brand?: string): void {
  const element = (name: string, className: string, ...children: readonly (Node | string)[]): HTMLElement => {
    const made = document.createElement(name);
    if (className !== "") made.className = className;
    made.append(...children);
    return made;
  };
  const link = (href: string, className: string, label: string): HTMLElement => {
    const made = element("a", className, label);
    made.setAttribute("href", href);
    return made;
  };
  const heading = element("h1", "", title);
  heading.tabIndex = -1;
  const parts = [heading, element("p", "result__lead", lead)];
  if (helpLines.length > 0) {
    const lines = helpLines.map(({ name, number, dial, hours }) =>
      element("div", "", element("dt", "", name), element("dd", "", link(`tel:${dial}`, "nowrap", number), " ", element("span", "facts__note", hours))),
    );
    parts.push(element("p", "", t("help")), element("dl", "facts", ...lines));
  }
  if (action !== undefined) parts.push(action.href === undefined ? again(document, element("button", BUTTON, action.label)) : link(action.href, BUTTON, action.label));
  if (details.length > 0) {
    const items = details.map(({ at, what }) => element("li", "", ...(at === "" ? [] : [element("code", "", at), " "]), what));
    parts.push(element("h2", "", t("fault.technician")), element("ul", "stack small", ...items));
  }
  root.replaceChildren(element("main", "main", element("div", "page", element("div", "result", ...parts))));
  document.title = brand === undefined ? title : `${title} · ${brand}`;
}

const BUTTON = "btn btn--primary btn--l";

function again(document: Document, button: HTMLElement): HTMLElement {
  button.setAttribute("type", "button");
  button.addEventListener("click", () => document.defaultView?.location.reload());
  return button;
}
