import { createPublicKey, randomBytes, verify } from "node:crypto";
import { wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { integer, textColumn } from "../database/rows.ts";
import { findLock, lockKeyOf } from "./login-lock.ts";
import { findPerson, type Person } from "./login.repository.ts";
import {
  saveMobileDevice,
  saveDeviceKey,
  findDeviceKey,
  MAX_NAME_LENGTH,
  findMobileDevices,
  type DeviceKeyUse,
} from "./mobile-device.repository.ts";
import type { OperationCall, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

/** Validity of a challenge, ms. A biometric signature takes time. */
const CHALLENGE_MS = 2 * 60_000;

const useOf = (name: string): DeviceKeyUse | undefined =>
  name === "automatic" || name === "biometric" ? name : undefined;

/** Returns true for the public half of a P-256 key. */
function isKey(publicKey: string): boolean {
  try {
    return (
      createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" }).asymmetricKeyDetails
        ?.namedCurve === "prime256v1"
    );
  } catch {
    return false;
  }
}

function associate({ tenant, request }: OperationCall, { login }: ServerSession): JsonRecord {
  const [deviceId, name, pushToken, publicKey] = ["deviceId", "deviceName", "deviceTokenId", "publicKey"].map((field) =>
    request.text(field).trim(),
  );
  if (!deviceId || !name) return { errorCode: "MISSING_DATA" };
  const use = useOf(request.text("keyUse"));
  if (publicKey && (use === undefined || !isKey(publicKey))) return { errorCode: "NOT_POSSIBLE" };
  saveMobileDevice(tenant.db, login, {
    deviceId,
    name: Array.from(name).slice(0, MAX_NAME_LENGTH).join(""),
    pushToken: pushToken || undefined,
  });
  if (publicKey && use !== undefined) saveDeviceKey(tenant.db, login, { deviceId, use, publicKey });
  const device = findMobileDevices(tenant.db, login).find((one) => one.deviceId === deviceId);
  return { device: { ...device } };
}

function challenge({ tenant, request }: OperationCall): JsonRecord {
  const use = useOf(request.text("keyUse"));
  const deviceId = request.text("deviceId");
  const owner = use === undefined ? undefined : findDeviceKey(tenant.db, deviceId, use);
  if (use === undefined || owner === undefined) return { errorCode: "NOT_POSSIBLE" };
  const now = tenant.now();
  const [challengeId, nonce] = [randomBytes(18).toString("hex"), randomBytes(32).toString("base64url")];
  tenant.db.prepare("DELETE FROM device_challenge WHERE device_id = ? OR expires_at <= ?").run(deviceId, now);
  tenant.db
    .prepare("INSERT INTO device_challenge VALUES (?, ?, ?, ?, ?, ?)")
    .run(challengeId, owner.login, deviceId, use, nonce, now + CHALLENGE_MS);
  return { challengeId, challenge: nonce, validUntil: wallAt(now + CHALLENGE_MS) };
}

/** Callbacks of a login for a right and a wrong proof. */
interface LoginEndings {
  readonly completeLogin: (call: OperationCall, person: Person) => JsonRecord;
  readonly rejectLogin: (call: OperationCall, login: string, refusal: string) => JsonRecord;
}

/** Logs in by the signature of a challenge. A challenge is used once (WRAP-03). */
export function logInBySignature(call: OperationCall, { completeLogin, rejectLogin }: LoginEndings): JsonRecord {
  const { tenant, request } = call;
  const row = tenant.db
    .prepare("SELECT * FROM device_challenge WHERE challenge_id = ?")
    .get(request.text("challengeId"));
  tenant.db.prepare("DELETE FROM device_challenge WHERE challenge_id = ?").run(request.text("challengeId"));
  if (row === undefined || integer(row, "expires_at") <= tenant.now()) return { errorCode: "CHALLENGE_OVER" };
  const [login, deviceId, use] = [
    textColumn(row, "login"),
    textColumn(row, "device_id"),
    useOf(textColumn(row, "key_use")),
  ];
  const key = use === undefined ? undefined : findDeviceKey(tenant.db, deviceId, use);
  const person = findPerson(tenant.db, login);
  // Switched off since then, or the key of another login.
  if (use === undefined || key?.login !== login || person === undefined) return { errorCode: "NOT_POSSIBLE" };
  const lock = findLock(tenant, lockKeyOf(call, login));
  if (lock !== undefined) return lock;
  const signed = Buffer.from(["ebok-login-1", deviceId, use, textColumn(row, "challenge")].join("\n"));
  const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, "base64"), format: "der", type: "spki" });
  const isRight = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "der" },
    Buffer.from(request.text("signature"), "base64"),
  );
  return isRight ? completeLogin(call, person) : rejectLogin(call, login, "BAD_CREDENTIALS");
}

export const DEVICE_LOGIN_OPERATIONS: Readonly<Record<string, Operation>> = {
  sessionStartChallenge: {
    session: "none",
    effect: "none",
    handle: (call) => inTransaction(call.tenant.db, () => challenge(call)),
  },
  associateMobileDevice: {
    session: "required",
    effect: "by-intent",
    handle: associate,
  },
};
