import type { Observable } from "rxjs";

/** Notifies the other tabs of this browser that the account has changed, for example when a payment was started. */
export interface AccountChangesPort {
  /** Notifies the other tabs. This tab does not receive its own message. */
  publish(): void;
  /** Emits when another tab has changed the account. Listens only while there is a subscriber. */
  readonly changes: Observable<void>;
}
