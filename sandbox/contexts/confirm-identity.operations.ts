import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { findWait, tryLaterAnswer } from "./call-limits.ts";
import { failureCounters, refuseCode, rejectAttempt } from "./login-failures.ts";
import { verifyLoginPasskey } from "./log-in-by-passkey.ts";
import { findLock, lockKeyOf, resetFailures } from "./login-lock.ts";
import { findPerson } from "./login.repository.ts";
import type { Operation, OperationCall } from "./operation.ts";
import { matchesPassword } from "./password.ts";
import { CONFIRMATION_MS } from "#kit/login/identity-confirmation.ts";
import { resendCode, startChallenge } from "./second-factor.ts";
import { endChallenge, findChallenge, secondFactorOf } from "./second-factor.repository.ts";
import { confirmSession, type ServerSession } from "./session.repository.ts";

function completeConfirmation(call: OperationCall, { sessionId, login }: ServerSession): JsonRecord {
  const { tenant } = call;
  const now = tenant.now();
  endChallenge(tenant.db, login);
  resetFailures(tenant, lockKeyOf(call, login));
  confirmSession(tenant.db, sessionId, now);
  return { confirmedUntil: wallAt(now + CONFIRMATION_MS) };
}

function checkPassword(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const { login, sessionId } = session;
  const key = lockKeyOf(call, login);
  const lock = findLock(tenant, key);
  if (lock !== undefined) return lock;
  const wait = findWait(tenant, failureCounters(call, key));
  if (wait !== undefined) return tryLaterAnswer(wait);
  if (!matchesPassword(request.text("password"), findPerson(tenant.db, login)?.password))
    return rejectAttempt(call, login, "BAD_CREDENTIALS");
  // Also on a trusted device, where a login needs no code.
  const factor = secondFactorOf(tenant.db, login);
  return factor === undefined
    ? completeConfirmation(call, session)
    : startChallenge(call, login, factor, { sessionId, linkHash: undefined });
}

function checkCode(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const lock = findLock(tenant, lockKeyOf(call, session.login));
  if (lock !== undefined) return lock;
  const challenge = findChallenge(tenant.db, request.text("challengeId"), tenant.now(), session.sessionId);
  if (challenge === undefined) return { errorCode: "CHALLENGE_OVER" };
  return refuseCode(call, challenge) ?? completeConfirmation(call, session);
}

function confirmIdentity(call: OperationCall, session: ServerSession): JsonRecord {
  const { request } = call;
  if (request.text("challengeId") === "") return checkPassword(call, session);
  return request.text("anotherCode") === "true" ? resendCode(call, session.sessionId) : checkCode(call, session);
}

export const CONFIRM_IDENTITY_OPERATIONS: Readonly<Record<string, Operation>> = {
  confirmIdentity: {
    session: "required",
    effect: "of-session",
    verifyPasskey: verifyLoginPasskey,
    handle: (call, session) => inTransaction(call.tenant.db, () => confirmIdentity(call, session)),
  },
};
