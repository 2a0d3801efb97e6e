import { randomBytes } from "node:crypto";
import { dayAt, wallAt } from "../calendar/warsaw.ts";
import { recordFrom, type JsonRecord } from "../database/json.ts";
import { integer, text } from "../database/rows.ts";
import { sha256 } from "../wire/fingerprint.ts";
import type { World } from "../world/world.ts";
import { countFailure, forgive, lockOf } from "./attempts.ts";
import {
  endFactorTokens,
  factorTokenOf,
  saveFactorToken,
  setFactor,
  type FactorToken,
} from "./factor-token.repository.ts";
import type { Call, Operation } from "./operation.ts";
import { send } from "./outbox.ts";
import { AGAIN_MS, CODE_MS, masked, newCode, TRUSTED_DEVICES } from "./second-factor.ts";
import {
  distrustDevice,
  isDeviceToken,
  secondFactorOf,
  trustDevice,
  trustedDevices,
} from "./second-factor.repository.ts";
import type { ServerSession } from "./session.repository.ts";
import { base32From, keyFromBase32, otpauthUri, stepOfCode } from "./totp.ts";

const KEY_BYTES = 20;
/** Codes of a set-up are counted apart from those of a login. */
const keyOf = (login: string): string => `2fa ${login}`;
const EMAIL_ALONE = 2;
const MOBILE = /^(\+?48)?[4-8]\d{8}$/;

/** Mobile numbers of the account that take a code, where codes may go to a phone (LOGIN-10). */
function phonesOf({ db }: World, account: string): readonly string[] {
  const row = db
    .prepare("SELECT data, verification_mode FROM contact JOIN account USING (account_number) WHERE account_number = ?")
    .get(account);
  if (row === undefined || integer(row, "verification_mode") === EMAIL_ALONE) return [];
  const phones: unknown = recordFrom(text(row, "data"))["mobilePhones"];
  return Array.isArray(phones)
    ? phones.filter((phone): phone is string => typeof phone === "string" && MOBILE.test(phone))
    : [];
}

function devices({ world, device }: Call, { login }: ServerSession): JsonRecord {
  const factor = secondFactorOf(world.db, login);
  return {
    factor: factor?.kind ?? "none",
    phone: factor?.kind === "sms" ? masked(factor.phone) : undefined,
    devices: trustedDevices(world.db, login, device.token).map(({ id, name, isCurrent, trustedAt, serialNumber }) => ({
      id,
      name,
      isCurrent,
      createdAtDay: dayAt(trustedAt),
      createdAtHour: wallAt(trustedAt).slice(11, 16),
      serialNumber,
    })),
  };
}

/** What the wish is made of; `undefined` where it is not possible. */
function wished(
  { world, request }: Call,
  { login, account }: ServerSession,
): Pick<FactorToken, "kind" | "phone" | "secret"> | undefined {
  const inForce = secondFactorOf(world.db, login);
  switch (request.text("factor")) {
    case "none":
      return inForce === undefined
        ? undefined
        : {
            kind: "none",
            phone: inForce.kind === "sms" ? inForce.phone : undefined,
            secret: inForce.kind === "app" ? inForce.secret : undefined,
          };
    case "app":
      return inForce === undefined
        ? { kind: "app", phone: undefined, secret: base32From(randomBytes(KEY_BYTES)) }
        : undefined;
    case "sms": {
      const phone = phonesOf(world, account)[Number(request.text("phoneId")) - 1];
      return inForce === undefined && phone !== undefined ? { kind: "sms", phone, secret: undefined } : undefined;
    }
    default:
      return undefined;
  }
}

function create(call: Call, session: ServerSession): JsonRecord {
  const { world } = call;
  const { login } = session;
  if (lockOf(world, keyOf(login)) !== undefined) return { status2FA: "LIMIT_2FA" };
  const wish = wished(call, session);
  if (wish === undefined) return { errorCode: "NOT_POSSIBLE" };
  const now = world.now();
  const former = factorTokenOf(world.db, login);
  if (wish.phone !== undefined && former?.phone === wish.phone && now < former.againAt)
    return { errorCode: "SMS_TIME_LIMIT" };
  const code = wish.phone === undefined ? undefined : newCode();
  const token: FactorToken = {
    ...wish,
    tokenId: randomBytes(12).toString("hex"),
    login,
    code,
    codeUntil: now + CODE_MS,
    againAt: now + AGAIN_MS,
  };
  saveFactorToken(world.db, token);
  if (wish.phone !== undefined && code !== undefined) {
    send(world.db, {
      sentAt: now,
      channel: "sms",
      recipient: wish.phone,
      text: `Kod do zmiany logowania dwuetapowego: ${code}. Nie podawaj go nikomu.`,
      code,
    });
  }
  // the key of a factor in force was told when it was set up, and never again
  const key =
    wish.kind === "app" && wish.secret !== undefined
      ? {
          secret: wish.secret,
          uri: otpauthUri({ issuer: world.configuration.brand.name, account: login, secret: wish.secret }),
        }
      : {};
  const sent =
    wish.phone === undefined
      ? {}
      : { phone: masked(wish.phone), codeValidUntil: wallAt(token.codeUntil), codeAgainAt: wallAt(token.againAt) };
  return { status2FA: "OK", tokenId: token.tokenId, ...key, ...sent };
}

function confirm({ world, request }: Call, { login }: ServerSession): JsonRecord {
  if (lockOf(world, keyOf(login)) !== undefined) return { status2FA: "LIMIT_2FA" };
  const token = factorTokenOf(world.db, login);
  if (token === undefined || token.tokenId !== request.text("tokenId") || token.codeUntil <= world.now())
    return { status2FA: "EXPIRED" };
  const inForce = secondFactorOf(world.db, login);
  const after = inForce?.kind === "app" ? inForce.usedStep : -1;
  const step =
    token.secret === undefined
      ? undefined
      : stepOfCode(keyFromBase32(token.secret), request.text("code"), world.now(), after);
  if (token.secret === undefined ? token.code !== request.text("code") : step === undefined) {
    if (countFailure(world, keyOf(login)) === undefined) return { status2FA: "WRONG_CODE" };
    endFactorTokens(world.db, login);
    return { status2FA: "LIMIT_2FA" };
  }
  forgive(world, keyOf(login));
  endFactorTokens(world.db, login);
  setFactor(world.db, login, token, step ?? -1);
  return { status2FA: "OK" };
}

/**
 * What makes the device known: made of the intent, since its answer may be given again, and must make it known then,
 * too.
 */
function deviceToken({ request, device, world }: Call, { sessionId }: ServerSession): string {
  return device.token !== undefined && isDeviceToken(world.db, device.token)
    ? device.token
    : sha256(`${sessionId} ${request.text("intentId")}`);
}

function save(call: Call, session: ServerSession): JsonRecord {
  const { world, request } = call;
  const { login } = session;
  const token = deviceToken(call, session);
  const name = request.text("name").trim();
  if (name === "") return { errorCode: "MISSING_DATA" };
  if (secondFactorOf(world.db, login) === undefined) return { errorCode: "NOT_POSSIBLE" };
  const trusted = trustedDevices(world.db, login, token);
  if (trusted.length >= TRUSTED_DEVICES && !trusted.some(({ isCurrent }) => isCurrent))
    return { errorCode: "LIMIT_DEVICES" };
  trustDevice(world.db, login, { token, name, now: world.now() });
  return { id: trustedDevices(world.db, login, token).find(({ isCurrent }) => isCurrent)?.id };
}

export const FACTOR_SETUP_OPERATIONS: Readonly<Record<string, Operation>> = {
  get2FADevices: { session: "required", effect: "none", handle: devices },
  get2FAPhones: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => ({
      phones: phonesOf(world, account).map((phone, index) => ({ phoneId: String(index + 1), phone: masked(phone) })),
    }),
  },
  create2FAToken: { session: "required", effect: "by-intent", handle: create },
  confirm2FAToken: { session: "required", effect: "by-intent", handle: confirm },
  save2FADevice: {
    session: "required",
    effect: "by-intent",
    handle: save,
    goesWith(call, session, answer) {
      if (session !== undefined && answer["errorCode"] === undefined) call.device.keep(deviceToken(call, session));
    },
  },
  delete2FADevices: {
    session: "required",
    effect: "by-intent",
    handle: ({ world, request }, { login }) => ({
      removed: request.list("devices").filter((id) => distrustDevice(world.db, login, id)).length,
    }),
  },
};
