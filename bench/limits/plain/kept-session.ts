/** The session that the bench has put where the portal keeps its own. */
export function sessionId(): string {
  const kept = /"sessionId":"([^"]+)"/.exec(localStorage.getItem("ebok.session") ?? "");
  return kept?.[1] ?? "";
}
