import { CONTRACT_VERSION } from "#kit/wire/contract-version.ts";
import type { JsonRecord } from "#kit/json.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { closeActionLink } from "./action-link.repository.ts";
import { findWait, refuseOrCount, tryLaterAnswer } from "./call-limits.ts";
import { failureCounters, refuseCode, rejectAttempt, rejectLogin } from "./login-failures.ts";
import { findLock, lockKeyOf, resetFailures } from "./login-lock.ts";
import { DEVICE_LOGIN_OPERATIONS, logInBySignature } from "./device-login.operations.ts";
import { endOldestSessions } from "./end-sessions-and-chats.ts";
import { logInByLink } from "./log-in-by-link.ts";
import { logInByPasskey, rememberPasskeySession, verifyLoginPasskey } from "./log-in-by-passkey.ts";
import { contextsOf, findPerson, languageOf, rememberAddress, rememberLogin, type Person } from "./login.repository.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { matchesPassword } from "./password.ts";
import { resendCode, startChallenge, requiredFactor, completeChallenge } from "./second-factor.ts";
import { CONFIRMATION_MS } from "#kit/login/identity-confirmation.ts";
import { findChallenge, secondFactorOf } from "./second-factor.repository.ts";
import { confirmSession, openSession, rolesOf, sessionChannelOf, type NewSession } from "./session.repository.ts";
import { beforeRegistration } from "./sign-up.operations.ts";

/** Returned for every login without an identification, so that it does not reveal which logins exist (LOGIN-02). */
const POSSIBLE = 1;

/** Opens a session and returns its record as `sessionStart` returns it. */
export function createSession(
  tenant: Tenant,
  person: Person,
  { channel, device }: Pick<NewSession, "channel" | "device">,
): JsonRecord & { readonly sessionId: string } {
  const now = tenant.now();
  const contexts = contextsOf(tenant.db, person.login);
  const account = contexts[0]?.id ?? "";
  const roles = rolesOf(tenant.db, account);
  const sessionId = openSession(tenant.db, {
    login: person.login,
    account,
    now,
    previousLogin: person.lastGoodLogin,
    channel,
    device,
  });
  rememberLogin(tenant.db, person.login, wallAt(now));
  return {
    isLogged: true,
    sessionId,
    userId: person.userId,
    currentContext: account,
    contexts: contexts.map(({ id, name }) => ({ id, name })),
    cooperative: roles.cooperative,
    b2b: roles.b2b,
    crmUser: roles.crmUser,
    access: { ebok: roles.ebok, wifi: roles.wifi },
    contractVersion: CONTRACT_VERSION,
    language: languageOf(tenant.db, person.login),
  };
}

function completeLogin(call: OperationCall, person: Person): ReturnType<typeof createSession> {
  const { tenant, device, request } = call;
  resetFailures(tenant, lockKeyOf(call, person.login));
  rememberAddress(tenant.db, person.login, device.address);
  const session = createSession(tenant, person, { channel: sessionChannelOf(request), device: device.name });
  endOldestSessions(tenant, person.login);
  return session;
}

/**
 * Completes a login that proved as much as `confirmIdentity` asks for: password and second factor, or a passkey. It
 * counts as a confirmation of the identity (SESS-16).
 */
function completeProvenLogin(call: OperationCall, person: Person): JsonRecord {
  const { tenant } = call;
  const session = completeLogin(call, person);
  if (tenant.choice.loginConfirms === false) return session;
  confirmSession(tenant.db, session.sessionId, tenant.now());
  return { ...session, confirmedUntil: wallAt(tenant.now() + CONFIRMATION_MS) };
}

function logIn(call: OperationCall): JsonRecord {
  const { tenant, request, device } = call;
  const typed = request.text("login");
  const person = findPerson(tenant.db, typed);
  const login = person?.login ?? typed.trim().toLowerCase();
  const key = lockKeyOf(call, login);
  const lock = findLock(tenant, key);
  const wait = findWait(tenant, failureCounters(call, key));
  const right = matchesPassword(request.text("password"), person?.password);
  if (lock !== undefined) return lock;
  if (wait !== undefined) return tryLaterAnswer(wait);
  if (person === undefined || !right) return rejectAttempt(call, login, "BAD_CREDENTIALS");
  const factor = requiredFactor(tenant, person.login, device);
  // A right password alone does not reset wrong codes: an attacker who knows it must not try codes forever.
  if (factor !== undefined)
    return startChallenge(call, person.login, factor, { sessionId: undefined, linkHash: undefined });
  // A trusted device spares the code of a login, but not that of a confirmation.
  const isProven = secondFactorOf(tenant.db, person.login) === undefined;
  return isProven ? completeProvenLogin(call, person) : completeLogin(call, person);
}

function confirm(call: OperationCall, challengeId: string): JsonRecord {
  const { tenant, request, device } = call;
  const challenge = findChallenge(tenant.db, challengeId, tenant.now(), undefined);
  const person = challenge === undefined ? undefined : findPerson(tenant.db, challenge.login);
  if (challenge === undefined || person === undefined) return { errorCode: "CHALLENGE_OVER" };
  const refusal = refuseCode(call, challenge);
  if (refusal !== undefined) return refusal;
  const { linkHash } = challenge;
  if (linkHash !== undefined) closeActionLink(tenant.db, linkHash, "ACCEPTED", tenant.today());
  completeChallenge(tenant, challenge, device, request.text("rememberDevice") === "true");
  // A passkey verifies its user. After a link, a code alone proves less than `confirmIdentity` asks for.
  const isProven = linkHash === undefined || call.passkeyProof !== undefined;
  const answer = isProven ? completeProvenLogin(call, person) : completeLogin(call, person);
  if (call.passkeyProof !== undefined) rememberPasskeySession(tenant, answer, call.passkeyProof);
  return answer;
}

function startSession(call: OperationCall): JsonRecord {
  if (call.request.text("loginToken") !== "") return logInByLink(call, completeLogin);
  const challengeId = call.request.text("challengeId");
  if (challengeId === "") return logIn(call);
  if (call.request.text("signature") !== "") return logInBySignature(call, { completeLogin, rejectLogin });
  if (
    call.request.text("passkey") !== "" &&
    findChallenge(call.tenant.db, challengeId, call.tenant.now(), undefined) === undefined
  )
    return logInByPasskey(call, { completeLogin: completeProvenLogin, rejectLogin });
  return call.request.text("anotherCode") === "true" ? resendCode(call, undefined) : confirm(call, challengeId);
}

export const LOGIN_OPERATIONS: Readonly<Record<string, Operation>> = {
  getCapabilities: {
    session: "none",
    effect: "none",
    handle: ({ tenant }) => ({ profile: "full", ...tenant.choice.capabilities, contractVersion: CONTRACT_VERSION }),
  },
  ...DEVICE_LOGIN_OPERATIONS,
  beforeLogin: {
    session: "none",
    effect: "none",
    handle: (call) => {
      const { tenant, request, device } = call;
      if (request.text("identification") !== "") return inTransaction(tenant.db, () => beforeRegistration(call));
      return refuseOrCount(tenant, [["question of an address", device.address]]) ?? { possibility: POSSIBLE };
    },
  },
  sessionStart: {
    session: "none",
    effect: "of-session",
    verifyPasskey: verifyLoginPasskey,
    handle: (call) => inTransaction(call.tenant.db, () => startSession(call)),
  },
};
