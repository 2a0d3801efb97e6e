import type { LoginErrorCode, LoginRefusal } from "#domain/login/index.ts";
import type { Answer } from "../gateway/answer.ts";

/** A record, so that a code that is added to the catalogue and forgotten here does not compile. */
const CODES: Readonly<Record<LoginErrorCode, true>> = {
  WRONG_USERNAME: true,
  CANNOT_REGISTER: true,
  AMBIGUOUS_DATA: true,
  NOT_POSSIBLE: true,
  MISSING_DATA: true,
  PASSWORDS_DIFFER: true,
  OVERDUE_TOKEN: true,
  USED_TOKEN: true,
  EXPIRED_SMS_TOKEN: true,
  SMS_TIME_LIMIT: true,
  BAD_CREDENTIALS: true,
  INVALID_LOGIN: true,
  LOGIN_USED: true,
  INTERNAL_ERROR: true,
  GEO_IP_BLOCK: true,
  BAD_SMS_PREFIX: true,
};

function isLoginErrorCode(text: string): text is LoginErrorCode {
  return Object.hasOwn(CODES, text);
}

/** Why nobody was let in (LOGIN-06, LOGIN-07); `undefined` when the answer is no refusal. */
export function decodeRefusal({ errorCode, data }: Answer): LoginRefusal | undefined {
  const until = data.moment("lockedUntil");
  if (until !== undefined || errorCode === "LOCKED") return { kind: "locked", until };
  switch (errorCode) {
    case undefined:
      return undefined;
    case "WRONG_CODE":
      return { kind: "wrong-code", from: "sms" };
    case "WRONG_APP_CODE":
      return { kind: "wrong-code", from: "app" };
    case "CHALLENGE_OVER":
      return { kind: "challenge-over" };
  }
  return isLoginErrorCode(errorCode) ? { kind: "login-refused", code: errorCode } : { kind: "unknown-refusal" };
}
