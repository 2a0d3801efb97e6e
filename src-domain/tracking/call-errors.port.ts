import type { Observable } from "rxjs";
import type { Instant, UnshownPicture } from "../shared-kernel/index.ts";
import type { Deviation } from "./deviation.ts";

/**
 * Error of a call, or a deviation of its response from the contract, for the operator. Never contains a session id or a
 * text of the server.
 */
export type CallError = {
  readonly operation: string;
  /** Id by which the provider's log has the call (CALL-13): `7F3K-9QMD-12`. */
  readonly requestId?: string | undefined;
} & ({ readonly what: string } | { readonly deviation: Deviation });

/** Picture of the server's content that is not shown. The report names the host of its address only. */
export interface PictureError {
  readonly picture: UnshownPicture;
}

/** Error with its time, because it may be reported much later. */
export type TimedError = (CallError | PictureError) & { readonly at: Instant };

/** Emits errors of calls and pictures. Replays the first twenty to a late subscriber. */
export interface CallErrorsPort {
  readonly errors: Observable<TimedError>;
}
