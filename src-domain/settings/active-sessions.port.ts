import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";

/** Open session of the customer's login (SET-08). */
export interface ActiveSession {
  /** Id in the list; not the session id, which is a secret. */
  readonly id: string;
  readonly isCurrent: boolean;
  /** `unknown` for a channel that the portal does not know. */
  readonly channel: "browser" | "app" | "unknown";
  /** Browser and system, or name of the phone; `undefined` if unknown. */
  readonly device: string | undefined;
  /** Town or country; `undefined` if unknown. */
  readonly place: string | undefined;
  /** `undefined` if unknown. */
  readonly startedAt: Instant | undefined;
  /** Time of the last call; `undefined` if unknown. */
  readonly lastUsedAt: Instant | undefined;
}

/** Open sessions of the customer's login. */
export interface ActiveSessionsPort {
  /** Loads the open sessions, the one used last first (`getSessions`). */
  load(): Promise<Result<readonly ActiveSession[], TransportFailure>>;
  /** Ends another session (`endSession`). Ignores one that has ended. */
  end(order: { readonly idempotencyKey: string; readonly id: string }): Promise<Result<"ended", TransportFailure>>;
  /** Ends all other sessions (`endOtherSessions`). */
  endOthers(order: { readonly idempotencyKey: string }): Promise<Result<"ended", TransportFailure>>;
}
