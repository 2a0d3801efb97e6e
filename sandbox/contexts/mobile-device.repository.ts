import type { DatabaseSync } from "node:sqlite";
import { flagColumn, optionalText, textColumn } from "../database/rows.ts";

/** Longest name of a device, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Way in which a device logs in by its key. */
export type DeviceKeyUse = "automatic" | "biometric";

/** Phone or tablet with the app, of one login. */
export interface MobileDeviceRow {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly rememberMe: boolean;
  readonly biometric: boolean;
}

/** Lists the devices of a login, oldest first. */
export function findMobileDevices(db: DatabaseSync, login: string): readonly MobileDeviceRow[] {
  return db
    .prepare("SELECT * FROM mobile_device WHERE login = ? ORDER BY rowid")
    .all(login)
    .map((row) => ({
      deviceId: textColumn(row, "device_id"),
      deviceName: textColumn(row, "name"),
      rememberMe: flagColumn(row, "remember_me"),
      biometric: flagColumn(row, "biometric"),
    }));
}

/**
 * Inserts or updates a device and its push token. Its login permissions stay. Other logins lose the same push token.
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
  db.prepare(`INSERT INTO mobile_device
  (login, device_id, name, remember_me, biometric, push_token) VALUES (?1, ?2, ?3, 0, 0, ?4)
    ON CONFLICT (login, device_id) DO UPDATE SET push_token = ?4`).run(login, deviceId, name, pushToken ?? null);
}

const COLUMNS = { automatic: ["remember_me", "automatic_key"], biometric: ["biometric", "biometric_key"] } as const;

/**
 * Stores the key (SubjectPublicKeyInfo, base64) with which only this login can use that kind of login on the device.
 */
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

/** Returns the login and the key of a device for that kind of login; `undefined` without one. */
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
    : { login: textColumn(row, "login"), publicKey: optionalText(row, "public_key") ?? "" };
}

/** Switches every login by a key of a phone off. */
export function withdrawDeviceKeys(db: DatabaseSync, login: string): void {
  db.prepare(`UPDATE mobile_device SET remember_me = 0, biometric = 0, automatic_key = NULL, biometric_key = NULL
    WHERE login = ?`).run(login);
}

/** Deletes a device of a login with its keys and its push token. Returns false if there was none. */
export function deleteMobileDevice(db: DatabaseSync, login: string, deviceId: string): boolean {
  return db.prepare("DELETE FROM mobile_device WHERE login = ? AND device_id = ?").run(login, deviceId).changes > 0;
}
