import { createPublicKey, randomBytes, verify } from "node:crypto";
import { wallAt } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import { inTransaction } from "../database/open.ts";
import { integer, text } from "../database/rows.ts";
import type { World } from "../world/world.ts";
import { lockOf } from "./attempts.ts";
import { findPerson, type Person } from "./login.repository.ts";
import { keepDevice, keepKey, keyOf, LONGEST_NAME, mobileDevices, type KeyUse } from "./mobile-device.repository.ts";
import { openToCustomers } from "./open-to-customers.ts";
import type { Call, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";

/** A challenge is signed at once, or by a finger that takes its time. */
const CHALLENGE_MS = 2 * 60_000;

const useOf = (name: string): KeyUse | undefined => (name === "automatic" || name === "biometric" ? name : undefined);

/** Whether it is the public half of a P-256 key. */
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

function associate({ world, request }: Call, { login }: ServerSession): JsonRecord {
  const [deviceId, name, pushToken, publicKey] = ["deviceId", "deviceName", "deviceTokenId", "publicKey"].map((field) =>
    request.text(field).trim(),
  );
  if (!deviceId || !name) return { errorCode: "MISSING_DATA" };
  const use = useOf(request.text("keyUse"));
  if (publicKey && (use === undefined || !isKey(publicKey))) return { errorCode: "NOT_POSSIBLE" };
  keepDevice(world.db, login, {
    deviceId,
    name: Array.from(name).slice(0, LONGEST_NAME).join(""),
    pushToken: pushToken || undefined,
  });
  if (publicKey && use !== undefined) keepKey(world.db, login, { deviceId, use, publicKey });
  const device = mobileDevices(world.db, login).find((one) => one.deviceId === deviceId);
  return { device: { ...device } };
}

function challenge({ world, request }: Call): JsonRecord {
  const use = useOf(request.text("keyUse"));
  const deviceId = request.text("deviceId");
  const owner = use === undefined ? undefined : keyOf(world.db, deviceId, use);
  if (use === undefined || owner === undefined) return { errorCode: "NOT_POSSIBLE" };
  const now = world.now();
  const [challengeId, nonce] = [randomBytes(18).toString("hex"), randomBytes(32).toString("base64url")];
  world.db.prepare("DELETE FROM device_challenge WHERE device_id = ? OR expires_at <= ?").run(deviceId, now);
  world.db
    .prepare("INSERT INTO device_challenge VALUES (?, ?, ?, ?, ?, ?)")
    .run(challengeId, owner.login, deviceId, use, nonce, now + CHALLENGE_MS);
  return { challengeId, challenge: nonce, validUntil: wallAt(now + CHALLENGE_MS) };
}

/** What a login does when a proof was right, and when it was wrong. */
interface Ends {
  readonly entered: (world: World, person: Person) => JsonRecord;
  readonly failed: (world: World, key: string, refusal: string) => JsonRecord;
}

/** Logs in by the signature of a challenge, which is used up by it (WRAP-03). */
export function enterBySignature({ world, request }: Call, { entered, failed }: Ends): JsonRecord {
  const row = world.db
    .prepare("SELECT * FROM device_challenge WHERE challenge_id = ?")
    .get(request.text("challengeId"));
  world.db.prepare("DELETE FROM device_challenge WHERE challenge_id = ?").run(request.text("challengeId"));
  if (row === undefined || integer(row, "expires_at") <= world.now()) return { errorCode: "CHALLENGE_OVER" };
  const [login, deviceId, use] = [text(row, "login"), text(row, "device_id"), useOf(text(row, "key_use"))];
  const key = use === undefined ? undefined : keyOf(world.db, deviceId, use);
  const person = findPerson(world.db, login);
  // switched off since, or another one's by now
  if (use === undefined || key?.login !== login || person === undefined) return { errorCode: "NOT_POSSIBLE" };
  const lock = lockOf(world, login);
  if (lock !== undefined) return lock;
  const signed = Buffer.from(["ebok-login-1", deviceId, use, text(row, "challenge")].join("\n"));
  const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, "base64"), format: "der", type: "spki" });
  const isRight = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "der" },
    Buffer.from(request.text("signature"), "base64"),
  );
  return isRight ? entered(world, person) : failed(world, login, "BAD_CREDENTIALS");
}

export const DEVICE_LOGIN_OPERATIONS: Readonly<Record<string, Operation>> = {
  sessionStartChallenge: {
    session: "none",
    effect: "none",
    handle: (call) => inTransaction(call.world.db, () => challenge(call)),
  },
  associateMobileDevice: {
    session: "required",
    effect: "by-intent",
    handle: openToCustomers(associate),
  },
};
