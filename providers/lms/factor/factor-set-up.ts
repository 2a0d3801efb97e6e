import { randomBytes } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { base32From, keyFromBase32, otpauthUri, stepOfCode } from "#kit/login/totp.ts";
import { maskPhone } from "#kit/text/mask-contact.ts";
import { isSameText } from "#kit/wire/fingerprint.ts";
import { MAX_NUMBERS } from "../contact/contact-plan.ts";
import { findLmsContacts } from "../contact/lms-contact.repository.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall } from "../lms-operation.ts";
import { LoginAttempt, waitAnswer } from "../login/login-attempt.ts";
import { loginCodeText, readableTime, secondFactorText } from "../notify/message-texts.ts";
import { storeNotice } from "../notify/store-notice.ts";
import { countLmsCall, findCallWait } from "../state/counted-call.repository.ts";
import {
  deleteFactorToken,
  factorCodeHash,
  findFactorToken,
  replaceFactorToken,
  type LmsFactorToken,
} from "../state/factor-token.repository.ts";
import type { PortalSession } from "../login/portal-session.ts";
import { endOtherPortalSessions } from "../state/portal-session.repository.ts";
import {
  deleteSecondFactor,
  findSecondFactor,
  insertSecondFactor,
  type LmsSecondFactor,
} from "../state/second-factor.repository.ts";
import { newFactorCode, SMS_AGAIN_MS, SMS_CODE_MS, smsCounters } from "./factor-challenge.ts";

const KEY_BYTES = 20;
/** Name of the portal in the authenticator app. */
const ISSUER = "Portal klienta";

/** Wrong codes of a set-up are counted apart from those of a login. */
const setUpAttempt = (queries: LmsQueries, account: number, now: number): LoginAttempt =>
  new LoginAttempt(queries, [{ login: `factor ${account}`, address: `factor set-up ${account}` }], now);

/** Lists the numbers that take a code; none where the operator sends no SMS. */
export async function factorPhones(
  queries: LmsQueries,
  { features }: LmsCall,
  account: number,
): Promise<readonly string[]> {
  if (features.outbox === undefined) return [];
  return (await findLmsContacts(queries, account)).mobilePhones.slice(0, MAX_NUMBERS);
}

type RequestedFactor = Pick<LmsFactorToken, "kind" | "phone" | "secret">;

/** Returns the requested change; `undefined` if it is not possible. */
async function requestedFactor(
  queries: LmsQueries,
  call: LmsCall,
  account: number,
): Promise<RequestedFactor | undefined> {
  const present = await findSecondFactor(queries, account);
  switch (call.request.text("factor")) {
    case "none":
      return (
        present && {
          kind: "none",
          phone: present.kind === "sms" ? present.phone : undefined,
          secret: present.kind === "app" ? present.secret : undefined,
        }
      );
    case "app":
      if (present !== undefined) return undefined;
      return { kind: "app", phone: undefined, secret: base32From(randomBytes(KEY_BYTES)) };
    case "sms": {
      const phone = (await factorPhones(queries, call, account))[Number(call.request.text("phoneId")) - 1];
      return present === undefined && phone !== undefined ? { kind: "sms", phone, secret: undefined } : undefined;
    }
    default:
      return undefined;
  }
}

/** Starts a change of the second factor: to a new one, or to none. */
export async function createFactorToken(
  call: LmsCall,
  { account }: PortalSession,
  queries: LmsQueries,
): Promise<JsonRecord> {
  const { features, address, now } = call;
  if ((await setUpAttempt(queries, account, now).refusal()) !== undefined) return { status2FA: "LIMIT_2FA" };
  const requested = await requestedFactor(queries, call, account);
  if (requested === undefined) return { errorCode: "NOT_POSSIBLE" };
  const { kind, phone, secret } = requested;
  const former = await findFactorToken(queries, account);
  if (phone !== undefined && former?.phone === phone && now < former.againAt) return { errorCode: "SMS_TIME_LIMIT" };
  const counters = phone === undefined ? [] : smsCounters(address, `customer ${account}`, phone);
  const wait = await findCallWait(queries, counters, now);
  if (wait !== undefined) return waitAnswer(wait);
  await countLmsCall(queries, counters, now);
  const tokenId = randomBytes(12).toString("hex");
  const code = newFactorCode();
  const [until, againAt] = [now + SMS_CODE_MS, now + SMS_AGAIN_MS];
  const codeHash = phone === undefined ? undefined : factorCodeHash(tokenId, code);
  await replaceFactorToken(queries, account, { tokenId, ...requested, codeHash, until, againAt });
  const answer = { status2FA: "OK", tokenId };
  if (phone !== undefined) {
    await features.outbox?.store(queries, { channel: "sms", recipient: phone, ...loginCodeText(code) });
    return { ...answer, phone: maskPhone(phone), codeValidUntil: wallAt(until), codeAgainAt: wallAt(againAt) };
  }
  // The key of a present factor was shown when it was turned on, and is not shown again.
  if (kind === "none" || secret === undefined) return answer;
  return { ...answer, secret, uri: otpauthUri({ issuer: ISSUER, account: String(account), secret }) };
}

/** Returns the time step of a right code, -1 for a right one of an SMS; `undefined` for a wrong one. */
function rightStep(token: LmsFactorToken, code: string, present: LmsSecondFactor | undefined, now: number) {
  const { tokenId, secret, codeHash } = token;
  if (secret === undefined)
    return codeHash !== undefined && isSameText(codeHash, factorCodeHash(tokenId, code)) ? -1 : undefined;
  return stepOfCode(keyFromBase32(secret), code, now, present?.kind === "app" ? present.usedStep : -1);
}

async function applyToken(
  queries: LmsQueries,
  { kind, phone, secret }: LmsFactorToken,
  { accounts, sessionId }: PortalSession,
  { present, usedStep }: { readonly present: LmsSecondFactor | undefined; readonly usedStep: number },
): Promise<void> {
  const factorId = randomBytes(12).toString("hex");
  if (kind === "none" && present !== undefined) await deleteSecondFactor(queries, present.factorId);
  if (kind === "sms" && phone !== undefined) await insertSecondFactor(queries, accounts, { factorId, kind, phone });
  if (kind === "app" && secret !== undefined)
    await insertSecondFactor(queries, accounts, { factorId, kind, secret, usedStep });
  await endOtherPortalSessions(queries, accounts, sessionId);
}

/** Applies a change of the second factor by its code, and ends all other sessions of its accounts. */
export async function confirmFactorToken(
  call: LmsCall,
  session: PortalSession,
  queries: LmsQueries,
): Promise<JsonRecord> {
  const { request, features, now } = call;
  const { account } = session;
  const attempt = setUpAttempt(queries, account, now);
  if ((await attempt.refusal()) !== undefined) return { status2FA: "LIMIT_2FA" };
  const token = await findFactorToken(queries, account);
  if (token === undefined || token.tokenId !== request.text("tokenId") || token.until <= now)
    return { status2FA: "EXPIRED" };
  const present = await findSecondFactor(queries, account);
  const usedStep = rightStep(token, request.text("code"), present, now);
  if (usedStep === undefined) {
    if ((await attempt.fail())["errorCode"] !== "LOCKED") return { status2FA: "WRONG_CODE" };
    await deleteFactorToken(queries, account);
    return { status2FA: "LIMIT_2FA" };
  }
  await attempt.succeed();
  await deleteFactorToken(queries, account);
  await applyToken(queries, token, session, { present, usedStep });
  await storeNotice(features.outbox, queries, account, secondFactorText(token.kind !== "none", readableTime(now)));
  return { status2FA: "OK" };
}
