import type { RouteName } from "../navigation/index.ts";

/** What the customer, or the portal, did (HTTP-02). */
export type AnalyticsAction = "LOAD" | "CLICK" | "OPEN" | "COPY" | "DOWNLOAD" | "LOAD_BLANK" | "LOAD_BANNER";

/** What kind of thing it was done with: never a text of the page, which may name a person. */
export type AnalyticsElement = "page" | "offer" | "button" | "link" | "dialog" | "text" | "file" | "banner";

/** One event of `/analyticsEvent`. It holds no personal data but the login, which the specification asks for. */
export interface AnalyticsEvent {
  readonly action: AnalyticsAction;
  /** SHA-256 of the session id in hex; the id itself never leaves the portal in an address. */
  readonly sessionHash: string | undefined;
  readonly clientLogin: string | undefined;
  readonly route: RouteName | undefined;
  readonly element: AnalyticsElement;
  /** The name that the portal's code gave to the element, a route, or a host; empty where it has none. */
  readonly elementName: string;
}

/**
 * Where events about the use of the portal go (HTTP-02). Nobody waits for it and nothing depends on it: what cannot be
 * sent is lost. Whether it may be sent at all is decided before it is called (HTTP-03).
 */
export interface AnalyticsPort {
  send(event: AnalyticsEvent): void;
}
