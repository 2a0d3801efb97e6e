import { createHash } from "node:crypto";

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** Returns `X-Ebok-Fingerprint` of a call with this session id in its header; "" without one. */
export const callFingerprint = (operation: string, sessionId: string): string =>
  sha256(`${operation}:${sha256(sessionId)}`);
