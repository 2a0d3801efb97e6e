import type { DatabaseSync } from "node:sqlite";
import { flag, optionalText, text } from "../database/rows.ts";

/** How long the name of a device may be. */
export const MAX_NAME_LENGTH = 40;

/** How a device logs in by its key. */
export type DeviceKeyUse = "automatic" | "biometric";

/** A phone or tablet with the app, of one login. */
export interface MobileDeviceRow {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly rememberMe: boolean;
  readonly biometric: boolean;
}

/** The devices of a login, the oldest first. */
export function findMobileDevices(db: DatabaseSync, login: string): readonly MobileDeviceRow[] {
  return db
    .prepare("SELECT * FROM mobile_device WHERE login = ? ORDER BY rowid")
    .all(login)
    .map((row) => ({
      deviceId: text(row, "device_id"),
      deviceName: text(row, "name"),
      rememberMe: flag(row, "remember_me"),
      biometric: flag(row, "biometric"),
    }));
}

/**
 * Keeps a device and where its notifications go: new, or as it has become. What it may do stays. Whoever else had
 * notifications there gets them no more.
 */
export function saveMobileDevice(
  db: DatabaseSync,
  login: string,
  {
    deviceId,
    name,
    pushToken,
  }: { readonly deviceId: string; readonly name: string; readonly pushToken: string | undefined },
): void {
  db.prepare("UPDATE mobile_device SET push_token = NULL WHERE login <> ? AND push_token = ?").run(
    login,
    pushToken ?? null,
  );
  db.prepare(`INSERT INTO mobile_device (login, device_id, name, remember_me, biometric, push_token) VALUES (?1, ?2, ?3, 0, 0, ?4)
    ON CONFLICT (login, device_id) DO UPDATE SET push_token = ?4`).run(login, deviceId, name, pushToken ?? null);
}

const COLUMNS = { automatic: ["remember_me", "automatic_key"], biometric: ["biometric", "biometric_key"] } as const;

/** From now on this login and no other comes in that way on the device, by this key (SubjectPublicKeyInfo, base64). */
export function saveDeviceKey(
  db: DatabaseSync,
  login: string,
  { deviceId, use, publicKey }: { readonly deviceId: string; readonly use: DeviceKeyUse; readonly publicKey: string },
): void {
  const [may, key] = COLUMNS[use];
  db.prepare(`UPDATE mobile_device SET ${may} = 0, ${key} = NULL WHERE device_id = ? AND login <> ?`).run(
    deviceId,
    login,
  );
  db.prepare(`UPDATE mobile_device SET ${may} = 1, ${key} = ? WHERE device_id = ? AND login = ?`).run(
    publicKey,
    deviceId,
    login,
  );
}

/** Whose device it is that may log in that way, and by which key; `undefined` where nobody does. */
export function findDeviceKey(
  db: DatabaseSync,
  deviceId: string,
  use: DeviceKeyUse,
): { readonly login: string; readonly publicKey: string } | undefined {
  const [may, key] = COLUMNS[use];
  const row = db
    .prepare(
      `SELECT login, ${key} AS public_key FROM mobile_device WHERE device_id = ? AND ${may} = 1 AND ${key} IS NOT NULL`,
    )
    .get(deviceId);
  return row === undefined
    ? undefined
    : { login: text(row, "login"), publicKey: optionalText(row, "public_key") ?? "" };
}
