import type { JsonRecord } from "../database/json.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { inTransaction } from "../database/open.ts";
import { BEFORE_LOGIN, SESSION_START } from "../wire/shapes/login.ts";
import type { World } from "../world/world.ts";
import { attemptsOf, contextsOf, findPerson, rememberLogin, saveAttempts, type Person } from "./login.repository.ts";
import type { Operation } from "./operation.ts";
import { isPassword } from "./password.ts";
import { openSession, rolesOf } from "./session.repository.ts";

const POSSIBLE = 1;
/** Also for logins that nobody has: nobody learns which exist (LOGIN-02). */
const FORCED = 2;
export const LOCK_MS = 30 * 60_000;
export const ALLOWED_FAILURES = 5;

/** The record of a session as `sessionStart` answers it. */
export function startedSession(world: World, person: Person): JsonRecord {
  const now = world.now();
  const contexts = contextsOf(world.db, person.login);
  const account = contexts[0]?.id ?? "";
  const roles = rolesOf(world.db, account);
  const sessionId = openSession(world.db, person.login, account, now, person.lastGoodLogin);
  rememberLogin(world.db, person.login, wallAt(now));
  return {
    sessionId, userId: person.userId, contextId: account, contexts: contexts.map(({ id, name }) => ({ id, name })),
    cooperative: roles.cooperative, b2b: roles.b2b, crmUser: roles.crmUser, ebokUser: roles.ebok, wifiUser: roles.wifi,
  };
}

function locked(until: number): JsonRecord {
  return { errorCode: "LOCKED", lockedUntil: wallAt(until) };
}

function logIn(world: World, typed: string, password: string): JsonRecord {
  const now = world.now();
  const person = findPerson(world.db, typed);
  const key = person?.login ?? typed.trim().toLowerCase();
  const { failures, lockedUntil } = attemptsOf(world.db, key);
  const right = isPassword(password, person?.password);
  if (lockedUntil !== undefined && lockedUntil > now) return locked(lockedUntil);
  if (person !== undefined && right) {
    saveAttempts(world.db, key, { failures: 0, lockedUntil: undefined });
    return startedSession(world, person);
  }
  const counted = (lockedUntil === undefined ? failures : 0) + 1;
  const until = counted >= ALLOWED_FAILURES ? now + LOCK_MS : undefined;
  saveAttempts(world.db, key, { failures: counted, lockedUntil: until });
  return until === undefined ? { errorCode: "BAD_CREDENTIALS" } : locked(until);
}

export const LOGIN_OPERATIONS: Readonly<Record<string, Operation>> = {
  beforeLogin: {
    session: "none", effect: "none", answer: BEFORE_LOGIN,
    handle: ({ world, request }) => ({ possibility: findPerson(world.db, request.text("login")) === undefined ? FORCED : POSSIBLE }),
  },
  sessionStart: {
    session: "none", effect: "of-session", answer: SESSION_START,
    handle: ({ world, request }) => inTransaction(world.db, () => logIn(world, request.text("login"), request.text("password"))),
  },
};
