/** The session that the bench has put where the portal keeps its own. */
export function readSessionId(): string {
  const match = /"sessionId":"([^"]+)"/.exec(localStorage.getItem("ebok.session") ?? "");
  return match?.[1] ?? "";
}
