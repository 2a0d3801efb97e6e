import { randomBytes, randomInt } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { codeCounters, refuseOrCount } from "./call-limits.ts";
import { maskPhone } from "#kit/text/mask-contact.ts";
import type { OperationCall, RequestDevice } from "./operation.ts";
import { sendLocalMessage } from "./outbox.ts";
import { createPasskeyChallenge } from "./passkey-challenge.ts";
import { requestOptions } from "./passkey-options.ts";
import { findPasskeys } from "./passkey.repository.ts";
import { countRecoveryCodes } from "./recovery-code.repository.ts";
import {
  endChallenge,
  findChallenge,
  deleteTrustedToken,
  findTrustedToken,
  saveChallenge,
  secondFactorOf,
  insertTrustedDevice,
  isDeviceToken,
  countTrustedDevices,
  markStepUsed,
  type LoginChallenge,
  type SecondFactorSetting,
} from "./second-factor.repository.ts";
import { keyFromBase32, stepOfCode } from "#kit/login/totp.ts";

/** Time for entering the code after the password, ms. */
const CHALLENGE_MS = 10 * 60_000;
/** Validity of an SMS code, ms. */
export const CODE_VALID_MS = 5 * 60_000;
/** Time until the next SMS can be requested, ms. */
export const RESEND_AFTER_MS = 60_000;
export const TRUSTED_DEVICE_LIMIT = 5;

/** Part of a request that a challenge depends on. */
type ChallengeSource = Pick<OperationCall, "tenant" | "origin" | "device" | "language">;

/** Returns a random code of six digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Returns the options for a passkey of the login, valid for its challenge; `undefined` if it has no passkey. */
function passkeyOptionsOf(tenant: Tenant, origin: string, { challengeId, login }: LoginChallenge): string | undefined {
  if (findPasskeys(tenant.db, login).length === 0) return undefined;
  return requestOptions(tenant, origin, createPasskeyChallenge(tenant, "second-factor", login, challengeId));
}

/** Describes a challenge to the browser without revealing the code. */
function challengeAnswer(
  { tenant, origin }: ChallengeSource,
  challenge: LoginChallenge,
  factor: SecondFactorSetting,
): JsonRecord {
  const { challengeId, codeUntil, resendAt, login } = challenge;
  const sms =
    factor.kind === "sms" && codeUntil !== undefined && resendAt !== undefined
      ? { phone: maskPhone(factor.phone), codeValidUntil: wallAt(codeUntil), codeAgainAt: wallAt(resendAt) }
      : {};
  return {
    challenge: {
      challengeId,
      factor: factor.kind,
      ...sms,
      trustedDevices: countTrustedDevices(tenant.db, login),
      passkeyOptions: passkeyOptionsOf(tenant, origin, challenge),
      recoveryCodesLeft: countRecoveryCodes(tenant.db, login),
    },
  };
}

function saveAndSendChallenge(
  source: ChallengeSource,
  login: string,
  factor: SecondFactorSetting,
  start: Pick<LoginChallenge, "expiresAt" | "challengeId" | "sessionId" | "linkHash">,
): JsonRecord {
  const { tenant, device } = source;
  const { expiresAt, challengeId, sessionId, linkHash } = start;
  const now = tenant.now();
  const refusal =
    factor.kind === "sms" ? refuseOrCount(tenant, codeCounters(device.address, login, factor.phone)) : undefined;
  if (refusal !== undefined) return refusal;
  const code = factor.kind === "sms" ? newCode() : undefined;
  const challenge: LoginChallenge = {
    challengeId,
    login,
    expiresAt,
    code,
    codeUntil: code === undefined ? undefined : now + CODE_VALID_MS,
    resendAt: code === undefined ? undefined : now + RESEND_AFTER_MS,
    sessionId,
    linkHash,
  };
  saveChallenge(tenant.db, challenge);
  if (code !== undefined && factor.kind === "sms") {
    const use = sessionId === undefined ? "login" : "confirmation";
    sendLocalMessage(
      tenant,
      { channel: "sms", recipient: factor.phone, code },
      { language: messageLanguage(source, login), write: (texts) => texts.code(use, code) },
    );
  }
  return challengeAnswer(source, challenge, factor);
}

/** Returns the second factor that is required after the password; `undefined` without one or on a trusted device. */
export function requiredFactor(tenant: Tenant, login: string, device: RequestDevice): SecondFactorSetting | undefined {
  if (findTrustedToken(tenant.db, login, device.tokens) !== undefined) return undefined;
  return secondFactorOf(tenant.db, login);
}

/**
 * Starts a challenge of a login, or of a session that confirms the identity. Sends a code if the factor is SMS.
 */
export function startChallenge(
  source: ChallengeSource,
  login: string,
  factor: SecondFactorSetting,
  origin: Pick<LoginChallenge, "sessionId" | "linkHash">,
): JsonRecord {
  const [expiresAt, challengeId] = [source.tenant.now() + CHALLENGE_MS, randomBytes(18).toString("hex")];
  return saveAndSendChallenge(source, login, factor, { expiresAt, challengeId, ...origin });
}

/** Sends another code for an open challenge and replaces the previous one. */
export function resendCode(call: OperationCall, sessionId: string | undefined): JsonRecord {
  const { tenant, request } = call;
  const challenge = findChallenge(tenant.db, request.text("challengeId"), tenant.now(), sessionId);
  if (challenge === undefined) return { errorCode: "CHALLENGE_OVER" };
  const factor = secondFactorOf(tenant.db, challenge.login);
  if (factor?.kind !== "sms") return { errorCode: "NOT_POSSIBLE" };
  if (challenge.resendAt !== undefined && tenant.now() < challenge.resendAt) return { errorCode: "SMS_TIME_LIMIT" };
  return saveAndSendChallenge(call, challenge.login, factor, challenge);
}

/** Returns the reason why a code is rejected; `undefined` for a right code. Marks an app code as used. */
export function codeRefusalOf(
  tenant: Tenant,
  challenge: LoginChallenge,
  code: string,
): "WRONG_CODE" | "WRONG_APP_CODE" | "EXPIRED_SMS_TOKEN" | undefined {
  const now = tenant.now();
  const factor = secondFactorOf(tenant.db, challenge.login);
  if (factor?.kind === "app") {
    const step = stepOfCode(keyFromBase32(factor.secret), code, now, factor.usedStep);
    if (step === undefined) return "WRONG_APP_CODE";
    markStepUsed(tenant.db, challenge.login, step);
    return undefined;
  }
  if (challenge.codeUntil !== undefined && challenge.codeUntil <= now) return "EXPIRED_SMS_TOKEN";
  return challenge.code === code ? undefined : "WRONG_CODE";
}

/** Ends the challenge, and trusts the device if the customer requested it and the limit allows it (LOGIN-09). */
export function completeChallenge(
  tenant: Tenant,
  { login }: LoginChallenge,
  device: RequestDevice,
  remember: boolean,
): void {
  endChallenge(tenant.db, login);
  if (!remember || countTrustedDevices(tenant.db, login) >= TRUSTED_DEVICE_LIMIT) return;
  const token = randomBytes(24).toString("hex");
  saveTrustedToken(tenant, login, device, { token, name: device.name });
  device.rememberTokens(cookieTokens(tenant, device, token));
}

/** Trusts the device with a new token for this login alone, in place of its former one (LOGIN-09). */
export function saveTrustedToken(
  tenant: Tenant,
  login: string,
  { tokens }: RequestDevice,
  { token, name }: { readonly token: string; readonly name: string },
): void {
  const former = findTrustedToken(tenant.db, login, tokens);
  if (former !== undefined && former !== token) deleteTrustedToken(tenant.db, login, former);
  insertTrustedDevice(tenant.db, login, { token, name, now: tenant.now() });
}

/** Returns the tokens of the cookie: the new one, and those of other logins that trust this browser. */
export function cookieTokens(tenant: Tenant, { tokens }: RequestDevice, token: string): readonly string[] {
  return [token, ...tokens.filter((one) => one !== token && isDeviceToken(tenant.db, one))];
}
