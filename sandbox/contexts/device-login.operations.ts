import { createPublicKey } from "node:crypto";
import type { JsonRecord } from "#kit/json.ts";
import { inTransaction } from "../database/open-database.ts";
import { createDeviceChallenge, isSignedBy, takeDeviceChallenge, useOf } from "./device-challenge.ts";
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
import { markAppSession, type ServerSession } from "./session.repository.ts";

/** Characters that hold 128 bits: a guessed id would name the device of another customer. */
const DEVICE_ID = /^[\w-]{22,128}$/;

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

/** Returns the key of another login that uses this device in this way; it has to agree to a new owner. */
function findFormerKey({ tenant }: OperationCall, login: string, deviceId: string, use: DeviceKeyUse) {
  const owner = findDeviceKey(tenant.db, deviceId, use);
  return owner === undefined || owner.login === login ? undefined : owner.publicKey;
}

/** Returns the refusal of a new key whose holder has not proven it; `undefined` for a proven one. */
function keyRefusalOf(
  call: OperationCall,
  login: string,
  { deviceId, use, publicKey }: { readonly deviceId: string; readonly use: DeviceKeyUse; readonly publicKey: string },
): JsonRecord | undefined {
  const { tenant, request } = call;
  if (!isKey(publicKey)) return { errorCode: "NOT_POSSIBLE" };
  const challenge = takeDeviceChallenge(tenant, "ebok-register-1", request.text("challengeId"));
  if (challenge === undefined) return { errorCode: "CHALLENGE_OVER" };
  const formerKey = findFormerKey(call, login, deviceId, use);
  const isProven =
    challenge.login === login &&
    challenge.deviceId === deviceId &&
    challenge.use === use &&
    isSignedBy(publicKey, challenge.signedText, request.text("signature")) &&
    (formerKey === undefined || isSignedBy(formerKey, challenge.signedText, request.text("formerSignature")));
  return isProven ? undefined : { errorCode: "NOT_POSSIBLE" };
}

function associate(call: OperationCall, { login, sessionId }: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const [deviceId, name, pushToken, publicKey] = ["deviceId", "deviceName", "deviceTokenId", "publicKey"].map((field) =>
    request.text(field).trim(),
  );
  if (deviceId === undefined || !DEVICE_ID.test(deviceId) || !name) return { errorCode: "MISSING_DATA" };
  const use = useOf(request.text("keyUse"));
  if (use !== undefined && !publicKey)
    return {
      challenge: {
        ...createDeviceChallenge(tenant, { purpose: "ebok-register-1", login, deviceId, use }),
        formerKeyNeeded: findFormerKey(call, login, deviceId, use) !== undefined,
      },
    };
  if (publicKey) {
    const refusal =
      use === undefined ? { errorCode: "NOT_POSSIBLE" } : keyRefusalOf(call, login, { deviceId, use, publicKey });
    if (refusal !== undefined) return refusal;
  }
  saveMobileDevice(tenant.db, login, {
    deviceId,
    name: Array.from(name).slice(0, MAX_NAME_LENGTH).join(""),
    pushToken: pushToken || undefined,
  });
  if (publicKey && use !== undefined) saveDeviceKey(tenant.db, login, { deviceId, use, publicKey });
  markAppSession(tenant.db, sessionId, Array.from(name).slice(0, MAX_NAME_LENGTH).join(""));
  const device = findMobileDevices(tenant.db, login).find((one) => one.deviceId === deviceId);
  return { device: { ...device } };
}

function challenge({ tenant, request }: OperationCall): JsonRecord {
  const use = useOf(request.text("keyUse"));
  const deviceId = request.text("deviceId");
  const owner = use === undefined ? undefined : findDeviceKey(tenant.db, deviceId, use);
  if (use === undefined || owner === undefined) return { errorCode: "NOT_POSSIBLE" };
  return createDeviceChallenge(tenant, { purpose: "ebok-login-1", login: owner.login, deviceId, use });
}

/** Callbacks of a login for a right and a wrong proof. */
export interface LoginEndings {
  readonly completeLogin: (call: OperationCall, person: Person) => JsonRecord;
  readonly rejectLogin: (call: OperationCall, login: string, refusal: string) => JsonRecord;
}

/** Logs in by the signature of a challenge. A challenge is used once (WRAP-03). */
export function logInBySignature(call: OperationCall, { completeLogin, rejectLogin }: LoginEndings): JsonRecord {
  const { tenant, request } = call;
  const taken = takeDeviceChallenge(tenant, "ebok-login-1", request.text("challengeId"));
  if (taken === undefined) return { errorCode: "CHALLENGE_OVER" };
  const { login, deviceId, use, signedText } = taken;
  const key = findDeviceKey(tenant.db, deviceId, use);
  const person = findPerson(tenant.db, login);
  // Switched off since then, or the key of another login.
  if (key?.login !== login || person === undefined) return { errorCode: "NOT_POSSIBLE" };
  const lock = findLock(tenant, lockKeyOf(call, login));
  if (lock !== undefined) return lock;
  return isSignedBy(key.publicKey, signedText, request.text("signature"))
    ? completeLogin(call, person)
    : rejectLogin(call, login, "BAD_CREDENTIALS");
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
    // Without a key the device only gets notifications.
    confirm: ({ request }) => request.text("keyUse") !== "",
    handle: associate,
  },
};
