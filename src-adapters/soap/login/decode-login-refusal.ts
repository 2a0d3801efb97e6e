import type { Fields } from "../decoding/fields.ts";
import type { LoginErrorCode, LoginRefusal } from "#domain/login/index.ts";
import type { ServiceResponse } from "../gateway/service-response.ts";

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

function isLoginErrorCode(text: string): text is LoginErrorCode {
  return Object.hasOwn(CODES, text);
}

/** Decodes the reason why a login was rejected (LOGIN-06, LOGIN-07); `undefined` when the response is not a refusal. */
export function decodeLoginRefusal({ refusalCode, data }: ServiceResponse): LoginRefusal | undefined {
  const until = data.instant("lockedUntil");
  if (until !== undefined || refusalCode === "locked") return { kind: "locked", until };
  switch (refusalCode) {
    case undefined:
      return isDenied(data) ? { kind: "unknown-refusal" } : undefined;
    case "wrong-code":
      return { kind: "wrong-code", from: "sms" };
    case "wrong-app-code":
      return { kind: "wrong-code", from: "app" };
    case "wrong-passkey":
      return { kind: "wrong-code", from: "passkey" };
    case "wrong-recovery-code":
      return { kind: "wrong-code", from: "recovery-code" };
    case "challenge-over":
      return { kind: "challenge-over" };
  }
  return isLoginErrorCode(refusalCode) ? { kind: "login-refused", code: refusalCode } : { kind: "unknown-refusal" };
}

/** Returns true if the response says that a write was not accepted, without a code: nothing has changed. */
function isDenied(data: Fields): boolean {
  return ["accepted", "registered"].some((name) => data.optionalFlag(name) === false);
}
