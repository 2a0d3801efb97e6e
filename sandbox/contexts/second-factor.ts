import { randomBytes, randomInt } from "node:crypto";
import { wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { RequestDevice } from "./operation.ts";
import { sendMessage } from "./outbox.ts";
import {
  endChallenge,
  findChallenge,
  isDeviceToken,
  isTrusted,
  saveChallenge,
  secondFactorOf,
  insertTrustedDevice,
  countTrustedDevices,
  markStepUsed,
  type LoginChallenge,
  type SecondFactorSetting,
} from "./second-factor.repository.ts";
import { keyFromBase32, stepOfCode } from "./totp.ts";

/** After the password, somebody has this long for the code. */
const CHALLENGE_MS = 10 * 60_000;
/** A code of an SMS works this long. */
export const CODE_VALID_MS = 5 * 60_000;
/** The next SMS may be asked for after this time. */
export const RESEND_AFTER_MS = 60_000;
export const TRUSTED_DEVICE_LIMIT = 5;

/** A number as it is told: which one, and nothing by which it could be called. */
export function maskPhone(phone: string): string {
  return `••• ••• ${phone.slice(-3)}`;
}

/** Six digits that nobody can guess. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** What the browser is told of a challenge: nothing by which the code could be known. */
function challengeAnswer(tenant: Tenant, challenge: LoginChallenge, factor: SecondFactorSetting): JsonRecord {
  const { challengeId, codeUntil, resendAt, login } = challenge;
  const sms =
    factor.kind === "sms" && codeUntil !== undefined && resendAt !== undefined
      ? { phone: maskPhone(factor.phone), codeValidUntil: wallAt(codeUntil), codeAgainAt: wallAt(resendAt) }
      : {};
  return {
    challenge: { challengeId, factor: factor.kind, ...sms, trustedDevices: countTrustedDevices(tenant.db, login) },
  };
}

function saveAndSendChallenge(
  tenant: Tenant,
  login: string,
  factor: SecondFactorSetting,
  expiresAt: number,
  challengeId: string,
): JsonRecord {
  const now = tenant.now();
  const code = factor.kind === "sms" ? newCode() : undefined;
  const challenge: LoginChallenge = {
    challengeId,
    login,
    expiresAt,
    code,
    codeUntil: code === undefined ? undefined : now + CODE_VALID_MS,
    resendAt: code === undefined ? undefined : now + RESEND_AFTER_MS,
  };
  saveChallenge(tenant.db, challenge);
  if (code !== undefined && factor.kind === "sms") {
    sendMessage(tenant.db, {
      sentAt: now,
      channel: "sms",
      recipient: factor.phone,
      text: `Kod do logowania: ${code}. Nie podawaj go nikomu.`,
      code,
    });
  }
  return challengeAnswer(tenant, challenge, factor);
}

/**
 * The second factor that a login still owes after its password; `undefined` when it has none, or the device is trusted.
 */
export function requiredFactor(tenant: Tenant, login: string, device: RequestDevice): SecondFactorSetting | undefined {
  if (device.token !== undefined && isTrusted(tenant.db, login, device.token)) return undefined;
  return secondFactorOf(tenant.db, login);
}

/** Asks for the second factor: sends a code where one is sent. */
export function startChallenge(tenant: Tenant, login: string, factor: SecondFactorSetting): JsonRecord {
  return saveAndSendChallenge(tenant, login, factor, tenant.now() + CHALLENGE_MS, randomBytes(18).toString("hex"));
}

/** Another code for a challenge that is open, in place of the former one. */
export function resendCode(tenant: Tenant, challengeId: string): JsonRecord {
  const challenge = findChallenge(tenant.db, challengeId, tenant.now());
  if (challenge === undefined) return { errorCode: "CHALLENGE_OVER" };
  const factor = secondFactorOf(tenant.db, challenge.login);
  if (factor?.kind !== "sms") return { errorCode: "NOT_POSSIBLE" };
  if (challenge.resendAt !== undefined && tenant.now() < challenge.resendAt) return { errorCode: "SMS_TIME_LIMIT" };
  return saveAndSendChallenge(tenant, challenge.login, factor, challenge.expiresAt, challengeId);
}

/** Why a code lets nobody in; `undefined` when it does. An app's code is used up by this. */
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

/** Ends the challenge, and trusts the device where that was asked for and there is room for one more (LOGIN-09). */
export function completeChallenge(
  tenant: Tenant,
  { login }: LoginChallenge,
  device: RequestDevice,
  remember: boolean,
): void {
  endChallenge(tenant.db, login);
  if (!remember || countTrustedDevices(tenant.db, login) >= TRUSTED_DEVICE_LIMIT) return;
  // a token that another login of this device got is kept; one that nobody gave out is not taken from the browser
  const token =
    device.token !== undefined && isDeviceToken(tenant.db, device.token)
      ? device.token
      : randomBytes(24).toString("hex");
  insertTrustedDevice(tenant.db, login, { token, name: device.name, now: tenant.now() });
  device.rememberToken(token);
}
