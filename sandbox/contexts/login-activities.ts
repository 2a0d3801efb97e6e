import { formatPolishMoment } from "../calendar/date-placeholders.ts";
import { isNewDevice } from "./activity.repository.ts";
import { trustActivities } from "./changed-data.ts";
import type { ExecutedWrite, WriteActivity } from "./executed-write.ts";
import type { RecordedKind } from "./recorded-kinds.ts";
import { findTrustedToken } from "./second-factor.repository.ts";

const WRONG_PROOFS: ReadonlySet<unknown> = new Set([
  "BAD_CREDENTIALS",
  "WRONG_CODE",
  "WRONG_APP_CODE",
  "WRONG_PASSKEY",
  "WRONG_RECOVERY_CODE",
]);

function wayOf({ call: { request } }: ExecutedWrite): RecordedKind {
  if (request.text("passkey") !== "") return "LOGIN_PASSKEY";
  if (request.text("recoveryCode") !== "") return "LOGIN_RECOVERY_CODE";
  if (request.text("loginToken") !== "") return "LOGIN_LINK";
  return request.text("signature") === "" ? "LOGIN" : "LOGIN_DEVICE_KEY";
}

/** Activities of `sessionStart`: a login with the device that it trusts, a wrong proof, or the lock that follows. */
export function loginActivities(write: ExecutedWrite): readonly WriteActivity[] {
  const {
    answer,
    owner: { login = "" },
    call: { tenant, device },
  } = write;
  if (answer["sessionId"] !== undefined) {
    const isTrusted = findTrustedToken(tenant.db, login, device.tokens) !== undefined;
    const notifies = !isTrusted && isNewDevice(tenant.db, login, device);
    return [{ kind: wayOf(write), notifies }, ...trustActivities(write)];
  }
  return refusedProofActivities(write);
}

/** Activities of a wrong proof, or of the lock that follows, at a login or at a confirmation of the identity. */
export function refusedProofActivities({ answer, before }: ExecutedWrite): readonly WriteActivity[] {
  if (WRONG_PROOFS.has(answer["errorCode"])) return [{ kind: "LOGIN_FAILED" }];
  // A locked login is recorded once: a stranger must not fill the log.
  return answer["errorCode"] === "LOCKED" && !before.isLocked
    ? [{ kind: "LOGIN_LOCKED", detail: endOfLock(answer) }]
    : [];
}

/** Returns "do 24-11-2026, 19:34"; the notice and the log say how long the lock takes. */
function endOfLock({ lockedUntil }: ExecutedWrite["answer"]): string | undefined {
  return typeof lockedUntil === "string" ? `do ${formatPolishMoment(lockedUntil)}` : undefined;
}
