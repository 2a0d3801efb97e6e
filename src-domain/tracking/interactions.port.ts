import type { Observable } from "rxjs";
import type { AnalyticsAction, AnalyticsElement } from "./analytics.port.ts";

/** Interaction of the user with the page: click, open, copy, download, or a link in a new window. */
export interface Interaction {
  readonly action: Exclude<AnalyticsAction, "LOAD">;
  readonly element: Exclude<AnalyticsElement, "page" | "offer">;
  /** Never empty, and never a text of the page. */
  readonly name: string;
}

/** Attribute that names an element for analytics. Its value never comes from data. */
export const TRACKED_AS = "data-tracked-as";

/** Attribute of a button that copies or downloads. */
export const TRACKED_ACTION = "data-tracked-action";

/** Emits interactions of the user. Listens only while there is a subscriber. */
export interface InteractionsPort {
  readonly interactions: Observable<Interaction>;
}

/** Returns the attributes that name an element for analytics, and its action if it is more than a click. */
export function trackedAs(name: string, action?: "COPY" | "DOWNLOAD"): Readonly<Record<string, string>> {
  return { [TRACKED_AS]: name, ...(action === undefined ? {} : { [TRACKED_ACTION]: action }) };
}
