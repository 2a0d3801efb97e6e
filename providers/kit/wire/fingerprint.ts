import { hash, timingSafeEqual } from "node:crypto";

/** Returns the SHA-256 of a text in lower-case hex. */
export function sha256(text: string): string {
  return hash("sha256", text, "hex");
}

/** Returns the expected `X-Ebok-Fingerprint` for an operation and a session id (empty without a session). */
export function fingerprintOf(operation: string, sessionId: string): string {
  return sha256(`${operation}:${sha256(sessionId)}`);
}

/** Compares two texts in constant time. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(hash("sha256", left, "buffer"), hash("sha256", right, "buffer"));
}
