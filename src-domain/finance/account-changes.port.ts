import type { Observable } from "rxjs";

/** Tells the other tabs of this browser that the account has changed, such as by a payment that was begun. */
export interface AccountChangesPort {
  /** The account has changed here. This tab does not hear itself. */
  publish(): void;
  /** Another tab says that the account has changed. Nothing is listened to before somebody subscribes. */
  readonly changes: Observable<void>;
}
