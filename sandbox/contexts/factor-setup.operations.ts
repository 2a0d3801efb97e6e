import { randomBytes } from "node:crypto";
import { dayAt, wallAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { integer, textColumn } from "../database/rows.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { codeCounters, refuseOrCount } from "./call-limits.ts";
import { endOtherAccess } from "./end-other-access.ts";
import { countFailure, findLock, resetFailures, type LockKey } from "./login-lock.ts";
import {
  endFactorTokens,
  factorTokenOf,
  saveFactorToken,
  setFactor,
  type FactorToken,
} from "./factor-token.repository.ts";
import { maskPhone } from "#kit/text/mask-contact.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendLocalMessage } from "./outbox.ts";
import {
  RESEND_AFTER_MS,
  CODE_VALID_MS,
  cookieTokens,
  newCode,
  saveTrustedToken,
  TRUSTED_DEVICE_LIMIT,
} from "./second-factor.ts";
import {
  countTrustedDevices,
  deleteTrustedDevice,
  findTrustedDevices,
  findTrustedToken,
  secondFactorOf,
} from "./second-factor.repository.ts";
import { countRecoveryCodes, replaceRecoveryCodes, deleteRecoveryCodes } from "./recovery-code.repository.ts";
import type { ServerSession } from "./session.repository.ts";
import { base32From, keyFromBase32, otpauthUri, stepOfCode } from "#kit/login/totp.ts";

const KEY_BYTES = 20;
/** Returns the key of failed attempts; set-up codes are counted apart from login codes. */
const attemptsKeyOf = (login: string): LockKey => ({ login, origin: "factor set-up" });
const EMAIL_ALONE = 2;
const MOBILE = /^(\+?48)?[4-8]\d{8}$/;

/** Lists the mobile numbers of the account if codes may go to a phone (LOGIN-10). */
function phonesOf({ db }: Tenant, account: string): readonly string[] {
  const row = db
    .prepare("SELECT data, verification_mode FROM contact JOIN account USING (account_number) WHERE account_number = ?")
    .get(account);
  if (row === undefined || integer(row, "verification_mode") === EMAIL_ALONE) return [];
  const phones: unknown = parseJsonRecord(textColumn(row, "data"))["mobilePhones"];
  return Array.isArray(phones)
    ? phones.filter((phone): phone is string => typeof phone === "string" && MOBILE.test(phone))
    : [];
}

function devices({ tenant, device }: OperationCall, { login }: ServerSession): JsonRecord {
  const factor = secondFactorOf(tenant.db, login);
  return {
    factor: factor?.kind ?? "none",
    phone: factor?.kind === "sms" ? maskPhone(factor.phone) : undefined,
    devices: findTrustedDevices(tenant.db, login, findTrustedToken(tenant.db, login, device.tokens)).map(
      ({ id, name, isCurrent, trustedAt, serialNumber }) => ({
        id,
        name,
        isCurrent,
        createdAtDay: dayAt(trustedAt),
        createdAtHour: wallAt(trustedAt).slice(11, 16),
        serialNumber,
      }),
    ),
    recoveryCodesLeft: countRecoveryCodes(tenant.db, login),
  };
}

/** Returns the requested factor; `undefined` if it is not possible. */
function requestedFactor(
  { tenant, request }: OperationCall,
  { login, account }: ServerSession,
): Pick<FactorToken, "kind" | "phone" | "secret"> | undefined {
  const inForce = secondFactorOf(tenant.db, login);
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
      const phone = phonesOf(tenant, account)[Number(request.text("phoneId")) - 1];
      return inForce === undefined && phone !== undefined ? { kind: "sms", phone, secret: undefined } : undefined;
    }
    default:
      return undefined;
  }
}

function create(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant } = call;
  const { login } = session;
  if (findLock(tenant, attemptsKeyOf(login)) !== undefined) return { status2FA: "LIMIT_2FA" };
  const requested = requestedFactor(call, session);
  if (requested === undefined) return { errorCode: "NOT_POSSIBLE" };
  const now = tenant.now();
  const former = factorTokenOf(tenant.db, login);
  if (requested.phone !== undefined && former?.phone === requested.phone && now < former.resendAt)
    return { errorCode: "SMS_TIME_LIMIT" };
  const refusal =
    requested.phone === undefined
      ? undefined
      : refuseOrCount(tenant, codeCounters(call.device.address, login, requested.phone));
  if (refusal !== undefined) return refusal;
  const code = requested.phone === undefined ? undefined : newCode();
  const token: FactorToken = {
    ...requested,
    tokenId: randomBytes(12).toString("hex"),
    login,
    code,
    codeUntil: now + CODE_VALID_MS,
    resendAt: now + RESEND_AFTER_MS,
  };
  saveFactorToken(tenant.db, token);
  if (requested.phone !== undefined && code !== undefined) {
    sendLocalMessage(
      tenant,
      { channel: "sms", recipient: requested.phone, code },
      { language: messageLanguage(call, login), write: (texts) => texts.code("factor", code) },
    );
  }
  // The key of an active factor was shown at its set-up and is never shown again.
  const key =
    requested.kind === "app" && requested.secret !== undefined
      ? {
          secret: requested.secret,
          uri: otpauthUri({ issuer: tenant.configuration.brand.name, account: login, secret: requested.secret }),
        }
      : {};
  const sent =
    requested.phone === undefined
      ? {}
      : {
          phone: maskPhone(requested.phone),
          codeValidUntil: wallAt(token.codeUntil),
          codeAgainAt: wallAt(token.resendAt),
        };
  return { status2FA: "OK", tokenId: token.tokenId, ...key, ...sent };
}

function confirm({ tenant, request }: OperationCall, { login, sessionId }: ServerSession): JsonRecord {
  if (findLock(tenant, attemptsKeyOf(login)) !== undefined) return { status2FA: "LIMIT_2FA" };
  const token = factorTokenOf(tenant.db, login);
  if (token === undefined || token.tokenId !== request.text("tokenId") || token.codeUntil <= tenant.now())
    return { status2FA: "EXPIRED" };
  const inForce = secondFactorOf(tenant.db, login);
  const after = inForce?.kind === "app" ? inForce.usedStep : -1;
  const step =
    token.secret === undefined
      ? undefined
      : stepOfCode(keyFromBase32(token.secret), request.text("code"), tenant.now(), after);
  if (token.secret === undefined ? token.code !== request.text("code") : step === undefined) {
    if (countFailure(tenant, attemptsKeyOf(login)) === undefined) return { status2FA: "WRONG_CODE" };
    endFactorTokens(tenant.db, login);
    return { status2FA: "LIMIT_2FA" };
  }
  resetFailures(tenant, attemptsKeyOf(login));
  endFactorTokens(tenant.db, login);
  setFactor(tenant.db, login, token, step ?? -1);
  endOtherAccess(tenant, login, sessionId);
  if (token.kind === "none") deleteRecoveryCodes(tenant.db, login);
  return { status2FA: "OK" };
}

/**
 * Returns the token that makes the device trusted. It is derived from the idempotency key, because a repeated response
 * must contain the same token.
 */
function deviceToken({ request }: OperationCall, { sessionId }: ServerSession): string {
  return sha256(`trust ${sessionId} ${request.text("intentId")}`);
}

function save(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const { login } = session;
  const token = deviceToken(call, session);
  const name = request.text("name").trim();
  if (name === "") return { errorCode: "MISSING_DATA" };
  if (secondFactorOf(tenant.db, login) === undefined) return { errorCode: "NOT_POSSIBLE" };
  if (
    countTrustedDevices(tenant.db, login) >= TRUSTED_DEVICE_LIMIT &&
    findTrustedToken(tenant.db, login, call.device.tokens) === undefined
  )
    return { errorCode: "LIMIT_DEVICES" };
  saveTrustedToken(tenant, login, call.device, { token, name });
  return { id: findTrustedDevices(tenant.db, login, token).find(({ isCurrent }) => isCurrent)?.id };
}

export const FACTOR_SETUP_OPERATIONS: Readonly<Record<string, Operation>> = {
  get2FADevices: { session: "required", effect: "none", handle: devices },
  get2FAPhones: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({
      phones: phonesOf(tenant, account).map((phone, index) => ({
        phoneId: String(index + 1),
        phone: maskPhone(phone),
      })),
    }),
  },
  create2FAToken: { session: "required", effect: "by-intent", confirm: "identity", handle: create },
  confirm2FAToken: { session: "required", effect: "by-intent", confirm: "identity", handle: confirm },
  createRecoveryCodes: {
    session: "required",
    // The codes are not stored, so they cannot be returned again.
    effect: "of-session",
    confirm: "identity",
    handle: ({ tenant }, { login }) =>
      secondFactorOf(tenant.db, login) === undefined
        ? { errorCode: "NOT_POSSIBLE" }
        : { codes: inTransaction(tenant.db, () => replaceRecoveryCodes(tenant.db, login)) },
  },
  save2FADevice: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    handle: save,
    afterAnswer(call, session, answer) {
      if (session === undefined || answer["errorCode"] !== undefined) return;
      const token = deviceToken(call, session);
      call.device.rememberTokens(cookieTokens(call.tenant, call.device, token));
    },
  },
  delete2FADevices: {
    session: "required",
    effect: "by-intent",
    handle: ({ tenant, request }, { login }) => ({
      removed: request.list("devices").filter((id) => deleteTrustedDevice(tenant.db, login, id)).length,
    }),
  },
};
