import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { lockLoginRow } from "../state/failed-login.repository.ts";
import type { PortalSession } from "./portal-session.ts";
import { confirmPortalSession } from "../state/portal-session.repository.ts";
import { CONFIRMATION_MS } from "#kit/login/identity-confirmation.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { isProven, proveChallenge, startFactorChallenge } from "../factor/factor-challenge.ts";
import { findSecondFactor } from "../state/second-factor.repository.ts";
import { LoginAttempt } from "./login-attempt.ts";
import { findLoginCandidates } from "./login-candidate.repository.ts";

/** Compares the typed PIN with that of the account that the session acts for. */
async function isPinOf(call: LmsCall, account: number): Promise<boolean> {
  const { database, policy, pins, request, now } = call;
  const at = { policy, now: Math.floor(now / 1_000) };
  const candidates = await findLoginCandidates(database, String(account), at);
  return pins.matches(request.text("password"), candidates.find((one) => one.account === account)?.pin);
}

/** Completes a confirmation by the code of the second factor. */
function confirmByCode(call: LmsCall, sessionId: string): Promise<JsonRecord> {
  return call.database.inTransaction(async (queries) => {
    const result = await proveChallenge(queries, call, sessionId);
    return isProven(result) ? confirmed(queries, call, sessionId) : result;
  });
}

async function confirmed(queries: LmsQueries, { now }: LmsCall, sessionId: string): Promise<JsonRecord> {
  await confirmPortalSession(queries, sessionId, now);
  return { confirmedUntil: wallAt(now + CONFIRMATION_MS) };
}

async function confirmIdentity(
  call: LmsCall,
  { account, sessionId, login: typed }: PortalSession,
): Promise<JsonRecord> {
  const { database, request, address, now } = call;
  if (request.text("challengeId") !== "") return confirmByCode(call, sessionId);
  // Before the transaction, because a comparison takes long.
  const isRight = await isPinOf(call, account);
  const login = `customer ${account}`;
  return database.inTransaction(async (queries) => {
    await lockLoginRow(queries, login);
    const attempt = new LoginAttempt(queries, [{ login, address }], now);
    const refusal = await attempt.refusal();
    if (refusal !== undefined) return refusal;
    if (!isRight) return attempt.fail();
    // Also on a trusted device, where a login needs no code.
    const factor = await findSecondFactor(queries, account);
    if (factor !== undefined)
      return startFactorChallenge(queries, call, factor, { login: typed, accounts: [account], sessionId });
    await attempt.succeed();
    return confirmed(queries, call, sessionId);
  });
}

export const LMS_CONFIRM_OPERATIONS = {
  confirmIdentity: { session: "required", handle: confirmIdentity },
} as const satisfies Readonly<Record<string, LmsOperation>>;
