import type { CallCounter } from "#kit/login/call-limits.ts";
import type { JsonRecord } from "../database/json.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { countCall, findWait, tryLaterAnswer } from "./call-limits.ts";
import type { LoginEndings } from "./device-login.operations.ts";
import { findLock, lockKeyOf } from "./login-lock.ts";
import { findEmailOf, findPerson } from "./login.repository.ts";
import type { OperationCall } from "./operation.ts";
import { sendEmail } from "./outbox.ts";
import { findPasskeyChallenge, takePasskeyChallenge } from "./passkey-challenge.ts";
import { findPasskey, markPasskeySession, markPasskeyUsed, type StoredPasskey } from "./passkey.repository.ts";
import { hasCounterGoneBack, namedPasskeyId, verifyPasskeySignature, type PasskeyProof } from "./verify-passkey.ts";

/** Part of a call that the use of a passkey depends on. */
type PasskeySource = Pick<OperationCall, "tenant" | "language">;

/** Reports a passkey whose counter went back to its owner. */
function reportCopiedPasskey(call: PasskeySource, { login, name }: StoredPasskey): void {
  sendEmail(call.tenant, findEmailOf(call.tenant.db, login), {
    language: messageLanguage(call, login),
    write: (texts) => texts.copiedPasskey(name),
  });
}

/** Returns the passkey of a proof that fits the challenge; reports a copied one and returns `undefined` for it. */
function provenPasskey(
  call: PasskeySource,
  proof: PasskeyProof | undefined,
  challenge: string,
): StoredPasskey | undefined {
  const passkey = proof?.challenge === challenge ? findPasskey(call.tenant.db, proof.id) : undefined;
  if (proof === undefined || passkey === undefined) return undefined;
  if (!hasCounterGoneBack(passkey.counter, proof.counter)) return passkey;
  reportCopiedPasskey(call, passkey);
  return undefined;
}

/** Returns the passkey of a proof that fits the challenge, and stores its use; `undefined` for any other passkey. */
export function acceptPasskey(
  call: PasskeySource,
  proof: PasskeyProof | undefined,
  challenge: string,
  login?: string,
): StoredPasskey | undefined {
  const { tenant } = call;
  const passkey = provenPasskey(call, proof, challenge);
  if (proof === undefined || passkey === undefined || (login !== undefined && passkey.login !== login))
    return undefined;
  markPasskeyUsed(tenant.db, proof.id, { counter: proof.counter, now: tenant.now() });
  return passkey;
}

/** Stores the session that a login with a passkey has opened. */
export function rememberPasskeySession(tenant: Tenant, { sessionId }: JsonRecord, { id }: PasskeyProof): void {
  if (typeof sessionId === "string") markPasskeySession(tenant.db, id, sessionId);
}

/** Verifies the passkey of `sessionStart` before its transaction: for a second factor, or without a user name. */
export function verifyLoginPasskey(call: OperationCall): Promise<PasskeyProof | undefined> {
  const { tenant, request } = call;
  if (request.text("passkey") === "") return Promise.resolve(undefined);
  const isSecondFactor = findPasskeyChallenge(tenant, "second-factor", request.text("challengeId")) !== undefined;
  return verifyPasskeySignature(call, isSecondFactor ? "second-factor" : "login");
}

/**
 * Logs in with a passkey alone, which has verified its user and so counts as both factors (KEY-03). An unknown passkey
 * has the refusal of a wrong password, and counts for the address.
 */
export function logInByPasskey(call: OperationCall, { completeLogin, rejectLogin }: LoginEndings): JsonRecord {
  const { tenant, request, device, passkeyProof } = call;
  const challenge = takePasskeyChallenge(tenant, "login", request.text("challengeId"));
  if (challenge === undefined) return { errorCode: "CHALLENGE_OVER" };
  const ofAddress: readonly CallCounter[] = [["failed login of an address", device.address]];
  const wait = findWait(tenant, ofAddress);
  if (wait !== undefined) return tryLaterAnswer(wait);
  const login = findPasskey(tenant.db, namedPasskeyId(call))?.login;
  const lock = login === undefined ? undefined : findLock(tenant, lockKeyOf(call, login));
  if (lock !== undefined) return lock;
  const passkey = acceptPasskey(call, passkeyProof, challenge.challenge);
  const person = passkey === undefined ? undefined : findPerson(tenant.db, passkey.login);
  if (passkeyProof === undefined || passkey === undefined || person === undefined) {
    if (login !== undefined) return rejectLogin(call, login, "BAD_CREDENTIALS");
    countCall(tenant, ofAddress);
    return { errorCode: "BAD_CREDENTIALS" };
  }
  const answer = completeLogin(call, person);
  rememberPasskeySession(tenant, answer, passkeyProof);
  return answer;
}
