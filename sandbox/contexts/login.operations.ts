import type { JsonRecord } from "../database/json.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { inTransaction } from "../database/open.ts";
import type { World } from "../world/world.ts";
import { countFailure, forgive, lockOf, locked } from "./attempts.ts";
import { DEVICE_LOGIN_OPERATIONS, enterBySignature } from "./device-login.ts";
import { enterByLink } from "./login-link.ts";
import { contextsOf, findPerson, rememberLogin, type Person } from "./login.repository.ts";
import type { Call, Operation } from "./operation.ts";
import { isPassword } from "./password.ts";
import { anotherCode, challengeFor, owedFactor, passed, refusalOf } from "./second-factor.ts";
import { endChallenge, findChallenge } from "./second-factor.repository.ts";
import { openSession, rolesOf } from "./session.repository.ts";
import { beforeRegistration } from "./sign-up.operations.ts";

const POSSIBLE = 1;
/** Also for logins that nobody has: nobody learns which exist (LOGIN-02). */
const FORCED = 2;

/** The record of a session as `sessionStart` answers it. */
export function startedSession(world: World, person: Person): JsonRecord {
  const now = world.now();
  const contexts = contextsOf(world.db, person.login);
  const account = contexts[0]?.id ?? "";
  const roles = rolesOf(world.db, account);
  const sessionId = openSession(world.db, person.login, account, now, person.lastGoodLogin);
  rememberLogin(world.db, person.login, wallAt(now));
  return {
    sessionId,
    userId: person.userId,
    contextId: account,
    contexts: contexts.map(({ id, name }) => ({ id, name })),
    cooperative: roles.cooperative,
    b2b: roles.b2b,
    crmUser: roles.crmUser,
    ebokUser: roles.ebok,
    wifiUser: roles.wifi,
  };
}

/** A wrong password or a wrong code: the fifth locks (LOGIN-07). */
function failed(world: World, key: string, refusal: string): JsonRecord {
  const until = countFailure(world, key);
  if (until === undefined) return { errorCode: refusal };
  endChallenge(world.db, key);
  return locked(until);
}

function entered(world: World, person: Person): JsonRecord {
  forgive(world, person.login);
  return startedSession(world, person);
}

function logIn({ world, request, device }: Call): JsonRecord {
  const typed = request.text("login");
  const person = findPerson(world.db, typed);
  const key = person?.login ?? typed.trim().toLowerCase();
  const lock = lockOf(world, key);
  const right = isPassword(request.text("password"), person?.password);
  if (lock !== undefined) return lock;
  if (person === undefined || !right) return failed(world, key, "BAD_CREDENTIALS");
  const factor = owedFactor(world, person.login, device);
  // a right password alone forgives no wrong codes: who knows it must not try codes for ever
  return factor === undefined ? entered(world, person) : challengeFor(world, person.login, factor);
}

function confirm({ world, request, device }: Call, challengeId: string): JsonRecord {
  const challenge = findChallenge(world.db, challengeId, world.now());
  const person = challenge === undefined ? undefined : findPerson(world.db, challenge.login);
  if (challenge === undefined || person === undefined) return { errorCode: "CHALLENGE_OVER" };
  const refusal = refusalOf(world, challenge, request.text("code"));
  if (refusal === "EXPIRED_SMS_TOKEN") return { errorCode: refusal };
  if (refusal !== undefined) return failed(world, challenge.login, refusal);
  passed(world, challenge, device, request.text("rememberDevice") === "true");
  return entered(world, person);
}

function startSession(call: Call): JsonRecord {
  if (call.request.text("loginToken") !== "") return enterByLink(call, entered);
  const challengeId = call.request.text("challengeId");
  if (challengeId === "") return logIn(call);
  if (call.request.text("signature") !== "") return enterBySignature(call, { entered, failed });
  return call.request.text("anotherCode") === "true"
    ? anotherCode(call.world, challengeId)
    : confirm(call, challengeId);
}

export const LOGIN_OPERATIONS: Readonly<Record<string, Operation>> = {
  ...DEVICE_LOGIN_OPERATIONS,
  beforeLogin: {
    session: "none",
    effect: "none",
    handle: (call) => {
      const { world, request } = call;
      if (request.text("identification") !== "") return inTransaction(world.db, () => beforeRegistration(call));
      return { possibility: findPerson(world.db, request.text("login")) === undefined ? FORCED : POSSIBLE };
    },
  },
  sessionStart: {
    session: "none",
    effect: "of-session",
    handle: (call) => inTransaction(call.world.db, () => startSession(call)),
  },
};
