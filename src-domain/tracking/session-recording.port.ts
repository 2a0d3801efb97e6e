import type { AnalyticsEvent } from "./analytics.port.ts";

/** Who a recording belongs to (HTTP-03). */
export interface RecordedCustomer {
  readonly userId: string;
  /** SHA-256 of the session id in hex (decided: the id itself is never handed over). */
  readonly sessionHash: string;
  readonly accountNumber: string | undefined;
}

/**
 * The operator's service that records sessions. Pages, presses, dialogs and the clipboard reach it as the same events
 * that go to analytics, the login left out. The portal's own adapter does nothing; an operator binds one that does.
 */
export interface SessionRecordingPort {
  /** The page, as a pattern of the portal's table, on which a customer whose consent is there is now known. */
  identify(customer: RecordedCustomer, path: string): void;
  event(event: Omit<AnalyticsEvent, "clientLogin" | "sessionHash">): void;
  /** The session or the consent has ended: what follows belongs to nobody. */
  forget(): void;
}
