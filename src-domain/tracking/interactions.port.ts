import type { Observable } from "rxjs";
import type { AnalyticsAction, AnalyticsElement } from "./analytics.port.ts";

/** What somebody does with the page: presses, opens, copies, downloads, or goes elsewhere in a new window. */
export interface Interaction {
  readonly action: Exclude<AnalyticsAction, "LOAD">;
  readonly element: Exclude<AnalyticsElement, "page" | "offer">;
  readonly name: string;
}

/** The attribute by which the portal's code names what analytics may know of. Its value never comes from data. */
export const TRACKED_AS = "data-tracked-as";

/** The attribute of a button that does more than press: it copies or downloads. */
export const TRACKED_ACTION = "data-tracked-action";

/** What people do with the page, as it happens. Nothing is listened to before somebody subscribes. */
export interface InteractionsPort {
  readonly interactions: Observable<Interaction>;
}

/** Names an element for analytics, and says what a press on it does where that is more than a press. */
export function trackedAs(name: string, action?: "COPY" | "DOWNLOAD"): Readonly<Record<string, string>> {
  return { [TRACKED_AS]: name, ...(action === undefined ? {} : { [TRACKED_ACTION]: action }) };
}
