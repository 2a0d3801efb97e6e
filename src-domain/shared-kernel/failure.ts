/** Flags by which the provider says that the customer, not the call, is the matter (specification 8, CALL-08). */
export type ServiceFlag = "sessionError" | "roleError" | "backendAccessError" | "rodoRestrictionError";

/**
 * Why an answer could not be read (CALL-11); `unsendable`: the request holds what XML cannot carry, and nothing was
 * sent.
 */
export type MalformedAnswer =
  | "not-xml"
  | "cut-off"
  | "doctype"
  | "wrong-root"
  | "no-result"
  | "wrong-field"
  | "unsendable";

/**
 * The one technical failure that every port shares. What is a business refusal has its own closed union in its context.
 *
 * - `timeout`: no answer within the limit; whether a write happened is unknown (CALL-04).
 * - `unreachable`: the network or the server could not be reached, or the connection broke.
 * - `http`: the server answered with this status instead of an envelope.
 * - `malformed`: an answer came that is not one of ours (CALL-11).
 * - `flagged`: the provider raised a flag; `message` is the provider's own text, if any.
 * - `refused`: the provider answered with a plain `errorMessage` and no result that can be used.
 * - `aborted`: the portal itself gave the call up (see `GivenUp`).
 */
export type TransportFailure = WireFailure | GivenUp;

/**
 * The portal itself gave the call up: its session or its context is over. Nobody should be told, and nothing is sent
 * again
 * (CALL-06). Only the owner of sessions on the wire makes it: what the network or the browser breaks off is
 * `unreachable`.
 */
export type GivenUp = { readonly kind: "aborted" };

/**
 * What the world does to a call. A stage of the wire that gives this cannot take an abort for the portal's, nor the
 * portal's for one to repeat.
 */
export type WireFailure =
  | { readonly kind: "timeout" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "http"; readonly status: number }
  | { readonly kind: "malformed"; readonly why: MalformedAnswer }
  | { readonly kind: "flagged"; readonly flag: ServiceFlag; readonly message: string | undefined }
  | { readonly kind: "refused"; readonly message: string };
