import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { CallCounter } from "#kit/login/call-limits.ts";
import { CONTRACT_VERSION } from "#kit/wire/contract-version.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { UnreadableRequest } from "#kit/wire/reader.ts";
import { findAccounts } from "../customer/account.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { countLmsCall, findCallWait } from "../state/counted-call.repository.ts";
import { lockLoginRow, rememberLoginAddress, type FailureKey } from "../state/failed-login.repository.ts";
import { openPortalSession } from "../state/portal-session.repository.ts";
import { CONFIRMATION_MS } from "#kit/login/identity-confirmation.ts";
import { LoginAttempt, waitAnswer } from "./login-attempt.ts";
import { findLoginCandidates, type LoginCandidate } from "./login-candidate.repository.ts";

/** Returned for every login, so that it does not reveal which logins exist (LOGIN-02). */
const POSSIBLE = 1;
/** Response to an identification: the provider registers no customers. */
const NOT_POSSIBLE = 0;

/** Keys of a login in the tables of the provider; an unknown login counts by the hash of what was typed. */
function keysOf(candidates: readonly LoginCandidate[], typed: string, address: string): readonly FailureKey[] {
  if (candidates.length === 0) return [{ login: `typed ${sha256(typed.toLowerCase())}`, address }];
  return candidates.map(({ account }) => ({ login: `customer ${account}`, address }));
}

async function provenAccounts(
  { pins }: LmsCall,
  candidates: readonly LoginCandidate[],
  password: string,
): Promise<readonly number[]> {
  if (candidates.length === 0) await pins.matches(password, undefined);
  const proven: number[] = [];
  for (const { account, pin } of candidates) if (await pins.matches(password, pin)) proven.push(account);
  return proven;
}

async function openSessionFor(
  queries: LmsQueries,
  { request, address, now }: LmsCall,
  proven: readonly number[],
): Promise<JsonRecord> {
  const accounts = await findAccounts(queries, proven);
  const [first] = accounts;
  if (first === undefined) throw new RangeError("the customer of a right PIN is missing");
  let previousLoginAt: number | undefined;
  for (const account of proven) {
    const last = await rememberLoginAddress(queries, { login: `customer ${account}`, address }, now);
    previousLoginAt ??= last;
  }
  const session = { login: request.text("login").trim(), accounts: proven, account: first.account, previousLoginAt };
  return {
    isLogged: true,
    sessionId: await openPortalSession(queries, session, now),
    userId: String(first.account),
    currentContext: String(first.account),
    contexts: accounts.map(({ account, name }) => ({ id: String(account), name })),
    cooperative: false,
    b2b: first.isCompany,
    crmUser: false,
    access: { ebok: true, wifi: false },
    contractVersion: CONTRACT_VERSION,
    confirmedUntil: wallAt(now + CONFIRMATION_MS),
  };
}

async function startPinSession(call: LmsCall): Promise<JsonRecord> {
  const { request, database, policy, address, now } = call;
  if (request.text("loginToken") !== "") return { errorCode: "WRONG_TOKEN" };
  if (request.text("challengeId") !== "") return { errorCode: "CHALLENGE_OVER" };
  if (request.part("login") === undefined || request.part("password") === undefined)
    throw new UnreadableRequest("login and password are required");
  const typed = request.text("login").trim();
  const candidates = await findLoginCandidates(database, typed, { policy, now: Math.floor(now / 1_000) });
  // Before the transaction, because a comparison takes long. Locks are decided in it, whatever the comparison says.
  const proven = await provenAccounts(call, candidates, request.text("password"));
  const keys = keysOf(candidates, typed, address);
  return database.inTransaction(async (queries) => {
    // In one order for all calls, or two of them could wait for each other.
    for (const login of keys.map((key) => key.login).toSorted()) await lockLoginRow(queries, login);
    const attempt = new LoginAttempt(queries, keys, now);
    const refusal = await attempt.refusal();
    if (refusal !== undefined) return refusal;
    if (proven.length === 0) return attempt.fail();
    await attempt.succeed();
    return openSessionFor(queries, call, proven);
  });
}

export const LMS_LOGIN_OPERATIONS = {
  beforeLogin: {
    session: "none",
    handle: async ({ request, database, address, now }) => {
      const counters: readonly CallCounter[] = [["question of an address", address]];
      const wait = await findCallWait(database, counters, now);
      if (wait !== undefined) return waitAnswer(wait);
      await countLmsCall(database, counters, now);
      return { possibility: request.text("identification") === "" ? POSSIBLE : NOT_POSSIBLE };
    },
  },
  sessionStart: { session: "none", handle: startPinSession },
} as const satisfies Readonly<Record<string, LmsOperation>>;
