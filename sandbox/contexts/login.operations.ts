import type { JsonRecord } from "../database/json.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { countFailure, resetFailures, findLock, lockedAnswer } from "./login-lock.ts";
import { DEVICE_LOGIN_OPERATIONS, logInBySignature } from "./device-login.operations.ts";
import { logInByLink } from "./log-in-by-link.ts";
import { contextsOf, findPerson, rememberLogin, type Person } from "./login.repository.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { matchesPassword } from "./password.ts";
import { resendCode, startChallenge, requiredFactor, completeChallenge, codeRefusalOf } from "./second-factor.ts";
import { endChallenge, findChallenge } from "./second-factor.repository.ts";
import { openSession, rolesOf } from "./session.repository.ts";
import { beforeRegistration } from "./sign-up.operations.ts";

/** Version of the contract that the sandbox implements: `version` of docs/contract/ebok.xsd. */
export const CONTRACT_VERSION = "1.1";

const POSSIBLE = 1;
/** Returned for unknown logins too, so that the response does not reveal which logins exist (LOGIN-02). */
const FORCED = 2;

/** Opens a session and returns its record as `sessionStart` returns it. */
export function createSession(tenant: Tenant, person: Person): JsonRecord {
  const now = tenant.now();
  const contexts = contextsOf(tenant.db, person.login);
  const account = contexts[0]?.id ?? "";
  const roles = rolesOf(tenant.db, account);
  const sessionId = openSession(tenant.db, person.login, account, now, person.lastGoodLogin);
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
  };
}

/** Counts a wrong password or code; the fifth one locks (LOGIN-07). */
function rejectLogin(tenant: Tenant, key: string, refusal: string): JsonRecord {
  const until = countFailure(tenant, key);
  if (until === undefined) return { errorCode: refusal };
  endChallenge(tenant.db, key);
  return lockedAnswer(until);
}

function completeLogin(tenant: Tenant, person: Person): JsonRecord {
  resetFailures(tenant, person.login);
  return createSession(tenant, person);
}

function logIn({ tenant, request, device }: OperationCall): JsonRecord {
  const typed = request.text("login");
  const person = findPerson(tenant.db, typed);
  const key = person?.login ?? typed.trim().toLowerCase();
  const lock = findLock(tenant, key);
  const right = matchesPassword(request.text("password"), person?.password);
  if (lock !== undefined) return lock;
  if (person === undefined || !right) return rejectLogin(tenant, key, "BAD_CREDENTIALS");
  const factor = requiredFactor(tenant, person.login, device);
  // A right password alone does not reset wrong codes: an attacker who knows it must not try codes forever.
  return factor === undefined ? completeLogin(tenant, person) : startChallenge(tenant, person.login, factor);
}

function confirm({ tenant, request, device }: OperationCall, challengeId: string): JsonRecord {
  const challenge = findChallenge(tenant.db, challengeId, tenant.now());
  const person = challenge === undefined ? undefined : findPerson(tenant.db, challenge.login);
  if (challenge === undefined || person === undefined) return { errorCode: "CHALLENGE_OVER" };
  const refusal = codeRefusalOf(tenant, challenge, request.text("code"));
  if (refusal === "EXPIRED_SMS_TOKEN") return { errorCode: refusal };
  if (refusal !== undefined) return rejectLogin(tenant, challenge.login, refusal);
  completeChallenge(tenant, challenge, device, request.text("rememberDevice") === "true");
  return completeLogin(tenant, person);
}

function startSession(call: OperationCall): JsonRecord {
  if (call.request.text("loginToken") !== "") return logInByLink(call, completeLogin);
  const challengeId = call.request.text("challengeId");
  if (challengeId === "") return logIn(call);
  if (call.request.text("signature") !== "") return logInBySignature(call, { completeLogin, rejectLogin });
  return call.request.text("anotherCode") === "true"
    ? resendCode(call.tenant, challengeId)
    : confirm(call, challengeId);
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
      const { tenant, request } = call;
      if (request.text("identification") !== "") return inTransaction(tenant.db, () => beforeRegistration(call));
      return { possibility: findPerson(tenant.db, request.text("login")) === undefined ? FORCED : POSSIBLE };
    },
  },
  sessionStart: {
    session: "none",
    effect: "of-session",
    handle: (call) => inTransaction(call.tenant.db, () => startSession(call)),
  },
};
