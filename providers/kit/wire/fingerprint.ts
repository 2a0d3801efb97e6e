import { createHash, timingSafeEqual } from "node:crypto";

/** Returns the SHA-256 of a text in lower-case hex. */
export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Returns the expected `X-Ebok-Fingerprint` for an operation and a session id (empty without a session). */
export function fingerprintOf(operation: string, sessionId: string): string {
  return sha256(`${operation}:${sha256(sessionId)}`);
}

/** Compares two texts in constant time. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(left)), Buffer.from(sha256(right)));
}
