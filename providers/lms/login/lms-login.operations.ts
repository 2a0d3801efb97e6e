import { randomBytes } from "node:crypto";
import type { JsonRecord } from "#kit/json.ts";
import type { CallCounter } from "#kit/login/call-limits.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { UnreadableRequest } from "#kit/wire/reader.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { isProven, proveChallenge, startFactorChallenge } from "../factor/factor-challenge.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { countLmsCall, findCallWait } from "../state/counted-call.repository.ts";
import { lockLoginRow, type FailureKey } from "../state/failed-login.repository.ts";
import { findSecondFactors, type LmsSecondFactor } from "../state/second-factor.repository.ts";
import { listTrustedDevices, TRUSTED_DEVICES_AT_MOST, saveTrustedDevice } from "../state/trusted-device.repository.ts";
import { LoginAttempt, waitAnswer } from "./login-attempt.ts";
import { findLoginCandidates, type LoginCandidate } from "./login-candidate.repository.ts";
import { openLoginSession } from "./open-login-session.ts";

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

/** Second factor of proven accounts, and those of them that it opens. */
interface FactoredAccounts {
  readonly factor: LmsSecondFactor | undefined;
  readonly accounts: readonly number[];
}

/** Returns the factor to ask for. An account with another factor is opened by its own login only. */
async function factorOf(queries: LmsQueries, proven: readonly number[]): Promise<FactoredAccounts> {
  const factors = await findSecondFactors(queries, proven);
  const factor = proven.map((account) => factors.get(account)).find((one) => one !== undefined);
  const isOpened = (account: number): boolean => {
    const own = factors.get(account);
    return own === undefined || own.factorId === factor?.factorId;
  };
  return { factor, accounts: proven.filter(isOpened) };
}

async function openOrChallenge(queries: LmsQueries, call: LmsCall, proven: readonly number[]): Promise<JsonRecord> {
  const login = call.request.text("login").trim();
  const { factor, accounts } = await factorOf(queries, proven);
  if (factor === undefined) return openLoginSession(queries, call, { login, proven: accounts, isConfirmed: true });
  const devices = await listTrustedDevices(queries, factor.factorId, call.device.tokens);
  if (devices.some(({ isCurrent }) => isCurrent))
    return openLoginSession(queries, call, { login, proven: accounts, isConfirmed: false });
  return startFactorChallenge(queries, call, factor, { login, accounts, sessionId: "" });
}

async function startPinSession(call: LmsCall): Promise<JsonRecord> {
  const { request, database, policy, address, now } = call;
  if (request.text("loginToken") !== "") return { errorCode: "WRONG_TOKEN" };
  if (request.text("challengeId") !== "") return completeChallengedLogin(call);
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
    const answer = await openOrChallenge(queries, call, proven);
    // A right PIN alone does not reset wrong codes: an attacker who has it must not try codes forever.
    if (answer["sessionId"] !== undefined) await attempt.succeed();
    return answer;
  });
}

async function completeChallengedLogin(call: LmsCall): Promise<JsonRecord> {
  const { database, device, request, now } = call;
  const token = randomBytes(24).toString("hex");
  const remembers = request.text("rememberDevice") === "true";
  let isTrusted = false;
  const answer = await database.inTransaction(async (queries) => {
    const result = await proveChallenge(queries, call, "");
    if (!isProven(result)) return result;
    const { challenge, factor } = result;
    const devices = await listTrustedDevices(queries, factor.factorId, device.tokens);
    isTrusted = remembers && devices.length < TRUSTED_DEVICES_AT_MOST;
    if (isTrusted) {
      const trusted = { token, name: device.name, formerTokens: device.tokens };
      await saveTrustedDevice(queries, factor.factorId, trusted, now);
    }
    const { login, accounts } = challenge;
    return openLoginSession(queries, call, { login, proven: accounts, isConfirmed: true });
  });
  if (isTrusted) device.rememberTokens([token, ...device.tokens]);
  return answer;
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
