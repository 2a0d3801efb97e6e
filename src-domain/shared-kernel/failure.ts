/** Flags by which the provider says that the customer, not the call, is the matter (specification 8, CALL-08). */
export type ServiceFlag = "sessionError" | "roleError" | "backendAccessError" | "rodoRestrictionError";

/** Why an answer could not be read (CALL-11). */
export type MalformedAnswer = "not-xml" | "cut-off" | "doctype" | "wrong-root" | "no-result" | "wrong-field";

/**
 * The one technical failure that every port shares. What is a business refusal has its own closed union in its context.
 *
 * - `timeout`: no answer within the limit; whether a write happened is unknown (CALL-04).
 * - `unreachable`: the network or the server could not be reached, or the connection broke.
 * - `http`: the server answered with this status instead of an envelope.
 * - `malformed`: an answer came that is not one of ours (CALL-11).
 * - `flagged`: the provider raised a flag; `message` is the provider's own text, if any.
 * - `refused`: the provider answered with a plain `errorMessage` and no result that can be used.
 * - `aborted`: the portal itself gave the call up (logout, context switch); nobody should be told.
 */
export type TransportFailure =
  | { readonly kind: "timeout" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "http"; readonly status: number }
  | { readonly kind: "malformed"; readonly why: MalformedAnswer }
  | { readonly kind: "flagged"; readonly flag: ServiceFlag; readonly message: string | undefined }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "aborted" };
