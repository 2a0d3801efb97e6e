/**
 * Backend access of a session: an employee of the operator acts for the customer, so nothing may be saved (ACC-12).
 * `unknown`: no response of this session has shown it yet.
 */
export type BackendAccess = "unknown" | "on" | "off";

export type BackendAccessEvent =
  /** Reply to `checkBackdoor`. */
  | { readonly kind: "checked"; readonly backdoor: boolean }
  /** Any response carried `backendAccessError`. */
  | { readonly kind: "flagged" }
  /** The session has ended, or another one began. */
  | { readonly kind: "session-changed" };

/**
 * Returns the backend access after an event. It stays on until the session ends: a change of account or a later check
 * does not switch it off.
 */
export function reduceBackendAccess(access: BackendAccess, event: BackendAccessEvent): BackendAccess {
  switch (event.kind) {
    case "checked":
      return access === "on" || event.backdoor ? "on" : "off";
    case "flagged":
      return "on";
    case "session-changed":
      return "unknown";
  }
}
