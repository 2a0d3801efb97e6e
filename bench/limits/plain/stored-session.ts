/** Returns the session id that the bench has stored where the portal stores its session. */
export function readStoredSessionId(): string {
  const match = /"sessionId":"([^"]+)"/.exec(localStorage.getItem("ebok.session") ?? "");
  return match?.[1] ?? "";
}
