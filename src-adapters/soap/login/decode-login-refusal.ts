import type { Fields } from "../decoding/fields.ts";
import type { AttemptsLeft, LoginErrorCode, LoginRefusal } from "#domain/login/index.ts";
import { isCodeOf, type ServiceResponse } from "../gateway/service-response.ts";

/** A record, so that a code added to the catalogue and forgotten here does not compile. */
const CODES: Readonly<Record<LoginErrorCode, true>> = {
  "wrong-username": true,
  "cannot-register": true,
  "ambiguous-data": true,
  "not-possible": true,
  "missing-data": true,
  "passwords-differ": true,
  "overdue-token": true,
  "used-token": true,
  "expired-sms-token": true,
  "sms-time-limit": true,
  "bad-credentials": true,
  "invalid-login": true,
  "login-used": true,
  "internal-error": true,
  "geo-ip-block": true,
  "bad-sms-prefix": true,
  "common-password": true,
};

/** Decodes the reason why a login was rejected (LOGIN-06, LOGIN-07); `undefined` when the response is not a refusal. */
export function decodeLoginRefusal({ refusalCode, data }: ServiceResponse): LoginRefusal | undefined {
  const until = data.instant("lockedUntil");
  if (until !== undefined || refusalCode === "locked") return { kind: "locked", until };
  switch (refusalCode) {
    case undefined:
      return isDenied(data) ? { kind: "unknown-refusal" } : undefined;
    case "wrong-code":
      return { kind: "wrong-code", from: "sms", ...attemptsIn(data) };
    case "wrong-app-code":
      return { kind: "wrong-code", from: "app", ...attemptsIn(data) };
    case "wrong-passkey":
      return { kind: "wrong-code", from: "passkey", ...attemptsIn(data) };
    case "wrong-recovery-code":
      return { kind: "wrong-code", from: "recovery-code", ...attemptsIn(data) };
    case "challenge-over":
      return { kind: "challenge-over" };
  }
  return isCodeOf(CODES, refusalCode)
    ? { kind: "login-refused", code: refusalCode, ...attemptsIn(data) }
    : { kind: "unknown-refusal" };
}

/** Reads the attempts that are left until the lock (LOGIN-13); nothing if the server does not tell. */
function attemptsIn(data: Fields): { readonly attempts?: AttemptsLeft } {
  const left = data.whole("attemptsLeft");
  return left === undefined ? {} : { attempts: { left, lockMinutes: data.whole("lockMinutes") } };
}

/** Returns true if the response says that a write was not accepted, without a code: nothing has changed. */
function isDenied(data: Fields): boolean {
  return ["accepted", "registered"].some((name) => data.optionalFlag(name) === false);
}
