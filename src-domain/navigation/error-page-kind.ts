/** What the error page does or says (ERRPAGE-01 to ERRPAGE-04). */
export type ErrorPageKind = "no-page" | "session-expired" | "no-permission" | "try-again";

/** What the error page is for a code of its address; `session-expired` is a redirect, not a text (ERRPAGE-02). */
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
