async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The value of `X-Ebok-Fingerprint` (CALL-01): lower-case hex SHA-256 of the operation, a colon and the hash of the
 * session id, or of the empty text without a session. Needs a secure context: https, or localhost.
 */
export async function fingerprint(operation: string, sessionId: string | undefined): Promise<string> {
  return sha256(`${operation}:${await sha256(sessionId ?? "")}`);
}
