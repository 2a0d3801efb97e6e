import { randomInt } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { CallCounter } from "#kit/login/call-limits.ts";
import { keyFromBase32, stepOfCode } from "#kit/login/totp.ts";
import { maskPhone } from "#kit/text/mask-contact.ts";
import { isSameText } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall } from "../lms-operation.ts";
import { LoginAttempt, waitAnswer } from "../login/login-attempt.ts";
import { loginCodeText } from "../notify/message-texts.ts";
import { countLmsCall, findCallWait } from "../state/counted-call.repository.ts";
import { lockLoginRow } from "../state/failed-login.repository.ts";
import {
  challengeCodeHash,
  endFactorChallenge,
  findFactorChallenge,
  newChallengeId,
  saveFactorChallenge,
  type FactorChallenge,
} from "../state/factor-challenge.repository.ts";
import { findSecondFactors, markFactorStepUsed, type LmsSecondFactor } from "../state/second-factor.repository.ts";
import { listTrustedDevices } from "../state/trusted-device.repository.ts";

/** Validity of a code of an SMS, and the time until the next one, ms. */
export const SMS_CODE_MS = 5 * 60_000;
export const SMS_AGAIN_MS = 60_000;

/** Returns a random code of six digits. */
export const newFactorCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Returns the counters of an SMS with a code. */
export const smsCounters = (address: string, factorId: string, phone: string): readonly CallCounter[] => [
  ["code to a recipient", phone],
  ["code of an address", address],
  ["code of a login", factorId],
];

/** Login or confirmation that a code completes. */
type ChallengeStart = Pick<FactorChallenge, "login" | "accounts" | "sessionId"> & { readonly challengeId?: string };

/** Starts a challenge, or sends another code for it. Returns what the browser needs, without the code. */
export async function startFactorChallenge(
  queries: LmsQueries,
  { features, address, device, now }: LmsCall,
  factor: LmsSecondFactor,
  { challengeId = newChallengeId(), ...start }: ChallengeStart,
): Promise<JsonRecord> {
  const { factorId } = factor;
  const devices = await listTrustedDevices(queries, factorId, device.tokens);
  const answer = { challengeId, factor: factor.kind, trustedDevices: devices.length };
  if (factor.kind === "app") {
    await saveFactorChallenge(queries, { challengeId, factorId, ...start, sms: undefined }, now);
    return { challenge: answer };
  }
  // The operator has turned the sending of messages off after the customer chose SMS.
  if (features.outbox === undefined) return { errorCode: "INTERNAL_ERROR" };
  const counters = smsCounters(address, factorId, factor.phone);
  const wait = await findCallWait(queries, counters, now);
  if (wait !== undefined) return waitAnswer(wait);
  await countLmsCall(queries, counters, now);
  const code = newFactorCode();
  const [until, againAt] = [now + SMS_CODE_MS, now + SMS_AGAIN_MS];
  const sms = { codeHash: challengeCodeHash(challengeId, code), until, againAt };
  await saveFactorChallenge(queries, { challengeId, factorId, ...start, sms }, now);
  await features.outbox.store(queries, { channel: "sms", recipient: factor.phone, ...loginCodeText(code) });
  return {
    challenge: {
      ...answer,
      phone: maskPhone(factor.phone),
      codeValidUntil: wallAt(until),
      codeAgainAt: wallAt(againAt),
    },
  };
}

/** Returns why a code is refused; `undefined` for a right one. A code of an app is used up. */
async function codeRefusal(
  queries: LmsQueries,
  { request, now }: LmsCall,
  factor: LmsSecondFactor,
  { challengeId, sms }: FactorChallenge,
): Promise<"WRONG_CODE" | "WRONG_APP_CODE" | "EXPIRED_SMS_TOKEN" | undefined> {
  const code = request.text("code");
  if (factor.kind === "app") {
    const step = stepOfCode(keyFromBase32(factor.secret), code, now, factor.usedStep);
    if (step === undefined) return "WRONG_APP_CODE";
    await markFactorStepUsed(queries, factor.factorId, step);
    return undefined;
  }
  if (sms === undefined || sms.until <= now) return "EXPIRED_SMS_TOKEN";
  return isSameText(sms.codeHash, challengeCodeHash(challengeId, code)) ? undefined : "WRONG_CODE";
}

/** Challenge whose code was right, with its factor. */
export interface ProvenChallenge {
  readonly challenge: FactorChallenge;
  readonly factor: LmsSecondFactor;
}

/**
 * Answers a call with a challenge: sends another code, or compares the typed one. Wrong codes count towards the lock of
 * the login. Returns the refusal, or the challenge that is completed.
 */
export async function proveChallenge(
  queries: LmsQueries,
  call: LmsCall,
  sessionId: string,
): Promise<JsonRecord | ProvenChallenge> {
  const { request, address, now } = call;
  const wanted = { challengeId: request.text("challengeId"), sessionId };
  const found = await findFactorChallenge(queries, wanted, now);
  const logins = (found?.accounts ?? []).map((account) => `customer ${account}`).toSorted();
  for (const login of logins) await lockLoginRow(queries, login);
  // Another call may have completed it while this one waited.
  const challenge = await findFactorChallenge(queries, wanted, now);
  const factors = await findSecondFactors(queries, challenge?.accounts ?? []);
  const factor = [...factors.values()].find(({ factorId }) => factorId === challenge?.factorId);
  if (challenge === undefined || factor === undefined) return { errorCode: "CHALLENGE_OVER" };
  if (request.text("anotherCode") === "true") {
    if (factor.kind === "app") return { errorCode: "NOT_POSSIBLE" };
    if (challenge.sms !== undefined && now < challenge.sms.againAt) return { errorCode: "SMS_TIME_LIMIT" };
    return startFactorChallenge(queries, call, factor, challenge);
  }
  // Passkeys, recovery codes and keys of phones are not supported.
  if (request.text("code") === "") return { errorCode: "CHALLENGE_OVER" };
  const attempt = new LoginAttempt(
    queries,
    logins.map((login) => ({ login, address })),
    now,
  );
  const refusal = await attempt.refusal();
  if (refusal !== undefined) return refusal;
  // Locks are counted by address. An attacker with many addresses must not try more codes than with one.
  const wrongCodes: readonly CallCounter[] = [["wrong code of a login", factor.factorId]];
  const wait = await findCallWait(queries, wrongCodes, now);
  if (wait !== undefined) return waitAnswer(wait);
  const errorCode = await codeRefusal(queries, call, factor, challenge);
  if (errorCode === "EXPIRED_SMS_TOKEN") return { errorCode };
  if (errorCode !== undefined) {
    await countLmsCall(queries, wrongCodes, now);
    const failed = await attempt.fail(errorCode);
    if (failed["errorCode"] === "LOCKED") await endFactorChallenge(queries, challenge.challengeId);
    return failed;
  }
  await attempt.succeed();
  await endFactorChallenge(queries, challenge.challengeId);
  return { challenge, factor };
}

/** Returns true for a completed challenge. */
export const isProven = (result: JsonRecord | ProvenChallenge): result is ProvenChallenge =>
  "factor" in result && typeof result.factor === "object" && "challenge" in result;
