import { createPublicKey, randomBytes, verify } from "node:crypto";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { integer, textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { DeviceKeyUse } from "./mobile-device.repository.ts";

/** Validity of a challenge, ms. A biometric signature takes time. */
const CHALLENGE_MS = 2 * 60_000;

/** Purpose of a signature: the first line of the signed text. */
export type ChallengePurpose = "ebok-login-1" | "ebok-register-1";

/** Text that a device signs once. */
export interface DeviceChallengeRow {
  readonly purpose: ChallengePurpose;
  readonly login: string;
  readonly deviceId: string;
  readonly use: DeviceKeyUse;
}

export const useOf = (name: string): DeviceKeyUse | undefined =>
  name === "automatic" || name === "biometric" ? name : undefined;

/** Stores a new challenge in place of the former one of the device. Returns it as the contract has it. */
export function createDeviceChallenge(
  tenant: Tenant,
  { purpose, login, deviceId, use }: DeviceChallengeRow,
): JsonRecord {
  const now = tenant.now();
  const [challengeId, challenge] = [randomBytes(18).toString("hex"), randomBytes(32).toString("base64url")];
  tenant.db
    .prepare("DELETE FROM device_challenge WHERE (device_id = ? AND purpose = ? AND login = ?) OR expires_at <= ?")
    .run(deviceId, purpose, login, now);
  tenant.db
    .prepare("INSERT INTO device_challenge VALUES (?, ?, ?, ?, ?, ?, ?)")
    .run(challengeId, login, deviceId, use, challenge, now + CHALLENGE_MS, purpose);
  return { challengeId, challenge, validUntil: wallAt(now + CHALLENGE_MS) };
}

/** Uses up a challenge. Returns it with its signed text; `undefined` if it is unknown, used or expired. */
export function takeDeviceChallenge(
  tenant: Tenant,
  purpose: ChallengePurpose,
  challengeId: string,
): (DeviceChallengeRow & { readonly signedText: string }) | undefined {
  const row = tenant.db
    .prepare("SELECT * FROM device_challenge WHERE challenge_id = ? AND purpose = ?")
    .get(challengeId, purpose);
  tenant.db.prepare("DELETE FROM device_challenge WHERE challenge_id = ?").run(challengeId);
  if (row === undefined || integer(row, "expires_at") <= tenant.now()) return undefined;
  const [login, deviceId, use] = [
    textColumn(row, "login"),
    textColumn(row, "device_id"),
    useOf(textColumn(row, "key_use")),
  ];
  if (use === undefined) return undefined;
  const signedText = [purpose, deviceId, use, textColumn(row, "challenge")].join("\n");
  return { purpose, login, deviceId, use, signedText };
}

/** Returns true if the key (SubjectPublicKeyInfo, base64) has signed the text (DER, base64). */
export function isSignedBy(publicKey: string, signedText: string, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
  return verify("sha256", Buffer.from(signedText), { key, dsaEncoding: "der" }, Buffer.from(signature, "base64"));
}
