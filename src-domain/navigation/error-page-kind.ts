/** Behaviour of the error page (ERRPAGE-01 to ERRPAGE-04). */
export type ErrorPageKind = "no-page" | "session-expired" | "no-permission" | "try-again";

/**
 * Returns the kind of error page for the code in its address. `session-expired` redirects instead of showing a text
 * (ERRPAGE-02).
 */
export function errorPageKindOf(code: string | undefined): ErrorPageKind {
  switch (code) {
    case "404":
      return "no-page";
    case "601":
      return "session-expired";
    case "602":
      return "no-permission";
    default:
      return "try-again";
  }
}
