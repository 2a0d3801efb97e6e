import type { Observable } from "rxjs";
import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { BackendAccess } from "./backend-access.ts";

/**
 * Backend access of the current session (ACC-12). While it is on, calls that save something for the customer fail with
 * the flag `backendAccessError` before they are sent.
 */
export interface BackendAccessPort {
  /** Emits the current value at once, then each change. Ends with the session, not with the account. */
  readonly backendAccess: Observable<BackendAccess>;
  /**
   * Returns true if backend access is on. Asks the server (`checkBackdoor`) unless a response has already shown it.
   * Calls that save wait a few seconds for a running check.
   */
  check(): Promise<Result<boolean, TransportFailure>>;
  /** Switches it on for the current session, because a former page load of this session has shown it. */
  resume(): void;
}
