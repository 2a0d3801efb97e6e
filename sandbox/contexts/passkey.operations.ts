import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { refuseOrCount } from "./call-limits.ts";
import { MAX_NAME_LENGTH } from "./mobile-device.repository.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { createPasskeyChallenge, PASSKEY_CHALLENGE_MS, takePasskeyChallenge } from "./passkey-challenge.ts";
import { creationOptions, requestOptions } from "./passkey-options.ts";
import {
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertPasskey,
  updatePasskeyName,
  type StoredPasskey,
} from "./passkey.repository.ts";
import type { ServerSession } from "./session.repository.ts";
import { verifyCreatedPasskey } from "./verify-passkey.ts";

/** Passkeys of one login (KEY-01). */
const MAX_PASSKEYS = 10;

const recordOf = ({ id, name, createdAt, lastUsedAt, sessionId }: StoredPasskey, session: ServerSession) => ({
  id,
  name,
  createdAt: wallAt(createdAt),
  lastUsedAt: lastUsedAt === undefined ? undefined : wallAt(lastUsedAt),
  isCurrent: sessionId === session.sessionId,
});

/** Returns the name of the request; `undefined` if it is blank or too long. */
function nameOf({ request }: OperationCall): string | undefined {
  const name = request.text("name").trim();
  return name === "" || Array.from(name).length > MAX_NAME_LENGTH ? undefined : name;
}

const answerOptions = (tenant: Tenant, challengeId: string, options: string): JsonRecord => ({
  challengeId,
  options,
  validUntil: wallAt(tenant.now() + PASSKEY_CHALLENGE_MS),
});

function createOptions({ tenant, origin }: OperationCall, { login }: ServerSession): JsonRecord {
  if (findPasskeys(tenant.db, login).length >= MAX_PASSKEYS) return { errorCode: "LIMIT_PASSKEYS" };
  const challenge = createPasskeyChallenge(tenant, "creation", login);
  return answerOptions(tenant, challenge.challengeId, creationOptions(tenant, origin, { ...challenge, login }));
}

function save(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request, passkeyProof } = call;
  const { login } = session;
  const name = nameOf(call);
  if (name === undefined) return { errorCode: "MISSING_DATA" };
  const challenge = takePasskeyChallenge(tenant, "creation", request.text("challengeId"));
  if (challenge === undefined) return { errorCode: "CHALLENGE_OVER" };
  if (findPasskeys(tenant.db, login).length >= MAX_PASSKEYS) return { errorCode: "LIMIT_PASSKEYS" };
  const isProven = challenge.login === login && passkeyProof?.challenge === challenge.challenge;
  if (!isProven || passkeyProof?.publicKey === undefined) return { errorCode: "NOT_POSSIBLE" };
  const { id, publicKey, counter } = passkeyProof;
  return insertPasskey(tenant.db, { id, login, publicKey, counter, name, createdAt: tenant.now() })
    ? answerPasskey(call, session, id)
    : { errorCode: "NOT_POSSIBLE" };
}

function answerPasskey({ tenant }: OperationCall, session: ServerSession, id: string): JsonRecord {
  const passkey = findPasskey(tenant.db, id);
  return passkey === undefined ? { errorCode: "UNKNOWN_PASSKEY" } : { passkey: recordOf(passkey, session) };
}

function rename(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const name = nameOf(call);
  if (name === undefined) return { errorCode: "MISSING_DATA" };
  return updatePasskeyName(tenant.db, session.login, request.text("id"), name)
    ? answerPasskey(call, session, request.text("id"))
    : { errorCode: "UNKNOWN_PASSKEY" };
}

function loginOptions({ tenant, origin, device }: OperationCall): JsonRecord {
  const refusal = refuseOrCount(tenant, [["passkey login of an address", device.address]]);
  if (refusal !== undefined) return refusal;
  const challenge = createPasskeyChallenge(tenant, "login");
  return answerOptions(tenant, challenge.challengeId, requestOptions(tenant, origin, challenge));
}

/** Passkeys of a login (KEY-01), and the options to log in with one (KEY-03). */
export const PASSKEY_OPERATIONS: Readonly<Record<string, Operation>> = {
  getPasskeys: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, session) => ({
      passkeys: findPasskeys(tenant.db, session.login).map((passkey) => recordOf(passkey, session)),
    }),
  },
  getPasskeyCreationOptions: {
    session: "required",
    effect: "of-session",
    // Before the device creates a passkey that could not be saved.
    confirm: "identity",
    handle: (call, session) => inTransaction(call.tenant.db, () => createOptions(call, session)),
  },
  savePasskey: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    verifyPasskey: verifyCreatedPasskey,
    handle: save,
  },
  renamePasskey: { session: "required", effect: "by-intent", handle: rename },
  deletePasskey: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    handle: ({ tenant, request }, { login }) => ({
      removed: Number(deletePasskey(tenant.db, login, request.text("id"))),
    }),
  },
  getPasskeyRequestOptions: {
    session: "none",
    effect: "none",
    handle: (call) => inTransaction(call.tenant.db, () => loginOptions(call)),
  },
};
