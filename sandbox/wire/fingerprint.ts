import { createHash, timingSafeEqual } from "node:crypto";

/** Lower-case hex SHA-256 of a text. */
export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** What `X-Ebok-Fingerprint` has to say for an operation and a session id (empty without one). */
export function fingerprintOf(operation: string, sessionId: string): string {
  return sha256(`${operation}:${sha256(sessionId)}`);
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}
