import type { RouteName } from "../navigation/index.ts";
import type { SpeedReport } from "./speed-report.ts";

/** Action of the customer or the portal (HTTP-02). */
export type AnalyticsAction = "LOAD" | "CLICK" | "OPEN" | "COPY" | "DOWNLOAD" | "LOAD_BLANK" | "LOAD_BANNER";

/** Kind of the element; never a text of the page, which may contain personal data. */
export type AnalyticsElement = "page" | "offer" | "button" | "link" | "dialog" | "text" | "file" | "banner";

/** Event of `/analyticsEvent`. Contains no personal data except the login, which the specification requires. */
export interface AnalyticsEvent {
  readonly action: AnalyticsAction;
  /** SHA-256 of the session id in hex; the id itself never appears in an address. */
  readonly sessionHash: string | undefined;
  readonly clientLogin: string | undefined;
  readonly route: RouteName | undefined;
  readonly element: AnalyticsElement;
  /** Name of the element in the portal's code, a route, or a host; never empty. */
  readonly elementName: string;
}

/**
 * Sends usage events (HTTP-02) and the speed of pages (HTTP-05). Fire and forget: what cannot be sent is lost. The
 * caller checks the consent before it sends (HTTP-03).
 */
export interface AnalyticsPort {
  send(event: AnalyticsEvent): void;
  /** Sends a report without session and login, with the release of the portal. */
  sendSpeed(report: SpeedReport): void;
}
