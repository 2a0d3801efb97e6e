import { randomBytes, randomInt } from "node:crypto";
import { wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import type { World } from "../world/world.ts";
import type { Device } from "./operation.ts";
import { send } from "./outbox.ts";
import {
  endChallenge,
  findChallenge,
  isDeviceToken,
  isTrusted,
  saveChallenge,
  secondFactorOf,
  trustDevice,
  trustedDevicesOf,
  useStep,
  type Challenge,
  type SecondFactor,
} from "./second-factor.repository.ts";
import { keyFromBase32, stepOfCode } from "./totp.ts";

/** After the password, somebody has this long for the code. */
const CHALLENGE_MS = 10 * 60_000;
/** A code of an SMS works this long. */
export const CODE_MS = 5 * 60_000;
/** The next SMS may be asked for after this time. */
export const AGAIN_MS = 60_000;
export const TRUSTED_DEVICES = 5;

/** A number as it is told: which one, and nothing by which it could be called. */
export function masked(phone: string): string {
  return `••• ••• ${phone.slice(-3)}`;
}

/** Six digits that nobody can guess. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** What the browser is told of a challenge: nothing by which the code could be known. */
function told(world: World, challenge: Challenge, factor: SecondFactor): JsonRecord {
  const { challengeId, codeUntil, againAt, login } = challenge;
  const sms =
    factor.kind === "sms" && codeUntil !== undefined && againAt !== undefined
      ? { phone: masked(factor.phone), codeValidUntil: wallAt(codeUntil), codeAgainAt: wallAt(againAt) }
      : {};
  return { challenge: { challengeId, factor: factor.kind, ...sms, trustedDevices: trustedDevicesOf(world.db, login) } };
}

function ask(world: World, login: string, factor: SecondFactor, expiresAt: number, challengeId: string): JsonRecord {
  const now = world.now();
  const code = factor.kind === "sms" ? newCode() : undefined;
  const challenge: Challenge = {
    challengeId,
    login,
    expiresAt,
    code,
    codeUntil: code === undefined ? undefined : now + CODE_MS,
    againAt: code === undefined ? undefined : now + AGAIN_MS,
  };
  saveChallenge(world.db, challenge);
  if (code !== undefined && factor.kind === "sms") {
    send(world.db, {
      sentAt: now,
      channel: "sms",
      recipient: factor.phone,
      text: `Kod do logowania: ${code}. Nie podawaj go nikomu.`,
      code,
    });
  }
  return told(world, challenge, factor);
}

/**
 * The second factor that a login still owes after its password; `undefined` when it has none, or the device is trusted.
 */
export function owedFactor(world: World, login: string, device: Device): SecondFactor | undefined {
  if (device.token !== undefined && isTrusted(world.db, login, device.token)) return undefined;
  return secondFactorOf(world.db, login);
}

/** Asks for the second factor: sends a code where one is sent. */
export function challengeFor(world: World, login: string, factor: SecondFactor): JsonRecord {
  return ask(world, login, factor, world.now() + CHALLENGE_MS, randomBytes(18).toString("hex"));
}

/** Another code for a challenge that is open, in place of the former one. */
export function anotherCode(world: World, challengeId: string): JsonRecord {
  const challenge = findChallenge(world.db, challengeId, world.now());
  if (challenge === undefined) return { errorCode: "CHALLENGE_OVER" };
  const factor = secondFactorOf(world.db, challenge.login);
  if (factor?.kind !== "sms") return { errorCode: "NOT_POSSIBLE" };
  if (challenge.againAt !== undefined && world.now() < challenge.againAt) return { errorCode: "SMS_TIME_LIMIT" };
  return ask(world, challenge.login, factor, challenge.expiresAt, challengeId);
}

/** Why a code lets nobody in; `undefined` when it does. An app's code is used up by this. */
export function refusalOf(
  world: World,
  challenge: Challenge,
  code: string,
): "WRONG_CODE" | "WRONG_APP_CODE" | "EXPIRED_SMS_TOKEN" | undefined {
  const now = world.now();
  const factor = secondFactorOf(world.db, challenge.login);
  if (factor?.kind === "app") {
    const step = stepOfCode(keyFromBase32(factor.secret), code, now, factor.usedStep);
    if (step === undefined) return "WRONG_APP_CODE";
    useStep(world.db, challenge.login, step);
    return undefined;
  }
  if (challenge.codeUntil !== undefined && challenge.codeUntil <= now) return "EXPIRED_SMS_TOKEN";
  return challenge.code === code ? undefined : "WRONG_CODE";
}

/** Ends the challenge, and trusts the device where that was asked for and there is room for one more (LOGIN-09). */
export function passed(world: World, { login }: Challenge, device: Device, remember: boolean): void {
  endChallenge(world.db, login);
  if (!remember || trustedDevicesOf(world.db, login) >= TRUSTED_DEVICES) return;
  // a token that another login of this device got is kept; one that nobody gave out is not taken from the browser
  const token =
    device.token !== undefined && isDeviceToken(world.db, device.token)
      ? device.token
      : randomBytes(24).toString("hex");
  trustDevice(world.db, login, { token, name: device.name, now: world.now() });
  device.keep(token);
}
