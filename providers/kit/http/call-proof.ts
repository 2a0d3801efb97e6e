import { fingerprintOf, isSameText } from "../wire/fingerprint.ts";

/** Returns the session id of an `Authorization` header; an empty text without one. */
export function sessionIdOfHeader(authorization: string | undefined): string {
  return (authorization ?? "").replace(/^Bearer /, "");
}

/** Returns true if the session element and the `Authorization` header name the same session. */
export function provesSession(authorization: string | undefined, sessionId: string): boolean {
  return authorization !== undefined && isSameText(authorization, `Bearer ${sessionId}`);
}

/** Returns true if `X-Ebok-Fingerprint` is that of the operation and the session of the `Authorization` header. */
export function provesOperation(fingerprint: string | undefined, operation: string, bearer: string): boolean {
  return fingerprint !== undefined && isSameText(fingerprint, fingerprintOf(operation, bearer));
}
