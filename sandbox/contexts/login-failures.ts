import type { CallCounter } from "#kit/login/call-limits.ts";
import type { JsonRecord } from "../database/json.ts";
import { countCall, findWait, tryLaterAnswer } from "./call-limits.ts";
import { attemptsLeftAnswer, countFailure, lockedAnswer, lockKeyOf, type LockKey } from "./login-lock.ts";
import { isKnownAddress } from "./login.repository.ts";
import type { OperationCall } from "./operation.ts";
import { proofRefusalOf } from "./proof-refusal-of.ts";
import { endChallenge, type LoginChallenge } from "./second-factor.repository.ts";

/** Returns the counters that a failed login adds to. Without those of the login where it was used before. */
export function failureCounters({ tenant, device }: OperationCall, { login, origin }: LockKey): readonly CallCounter[] {
  if (origin.startsWith("device ")) return [];
  const ofAddress: CallCounter = ["failed login of an address", device.address];
  return isKnownAddress(tenant.db, login, device.address)
    ? [ofAddress]
    : [ofAddress, ["failed login of a login", login]];
}

/**
 * Counts a wrong password, code or signature; the fifth one locks (LOGIN-07). Returns no number of attempts: with a
 * passkey or a key of a phone it would reveal the login.
 */
export function rejectLogin(call: OperationCall, login: string, refusal: string): JsonRecord {
  const { tenant } = call;
  const key = lockKeyOf(call, login);
  countCall(tenant, failureCounters(call, key));
  const until = countFailure(tenant, key);
  if (until === undefined) return { errorCode: refusal };
  endChallenge(tenant.db, login);
  return lockedAnswer(until);
}

/** Counts a wrong password or code, and returns how many are left (LOGIN-13). */
export function rejectAttempt(call: OperationCall, login: string, refusal: string): JsonRecord {
  const rejected = rejectLogin(call, login, refusal);
  return rejected["errorCode"] === "LOCKED"
    ? rejected
    : { ...rejected, ...attemptsLeftAnswer(call.tenant, lockKeyOf(call, login)) };
}

/** Returns the refusal of the second factor and counts a wrong code or passkey; `undefined` for a right one. */
export function refuseCode(call: OperationCall, challenge: LoginChallenge): JsonRecord | undefined {
  const { tenant } = call;
  const wrongCodes: readonly CallCounter[] = [["wrong code of a login", challenge.login]];
  // Locks are counted by origin. An attacker with many addresses must not try more codes than with one.
  const wait = findWait(tenant, wrongCodes);
  if (wait !== undefined) return tryLaterAnswer(wait);
  const refusal = proofRefusalOf(call, challenge);
  if (refusal === undefined) return undefined;
  const { errorCode, isCounted } = refusal;
  if (!isCounted) return { errorCode };
  countCall(tenant, wrongCodes);
  return rejectAttempt(call, challenge.login, errorCode);
}
