import type { AnalyticsEvent } from "./analytics.port.ts";

/** Customer of a recording (HTTP-03). */
export interface RecordedCustomer {
  readonly userId: string;
  /** SHA-256 of the session id in hex; the id itself is never passed on. */
  readonly sessionHash: string;
  readonly accountNumber: string | undefined;
}

/**
 * Session recording service of the operator. Receives the same events as analytics, without the login, and records
 * page, click, popup and clipboard events of an identified customer. `config.json` chooses the adapter (`recording`).
 */
export interface SessionRecordingPort {
  /** Identifies the customer after consent. `path`: route pattern of the current page. */
  identify(customer: RecordedCustomer, path: string): void;
  event(event: Omit<AnalyticsEvent, "clientLogin" | "sessionHash">): void;
  /** Ends the recording's link to the customer, because the session or the consent has ended. */
  forget(): void;
}
