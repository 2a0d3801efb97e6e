import type { DatabaseSync } from "node:sqlite";
import { withdrawDeviceKeys } from "./mobile-device.repository.ts";
import { deleteTrustedDevices } from "./second-factor.repository.ts";
import { endOtherSessions, endSessionsOf } from "./session.repository.ts";

/**
 * Ends every access to a login whose password or second factor has changed: its sessions but the given one, the keys of
 * its phones and its trusted devices (SESS-14).
 */
export function endOtherAccess(db: DatabaseSync, login: string, ownSession: string | undefined): void {
  if (ownSession === undefined) endSessionsOf(db, login);
  else endOtherSessions(db, login, ownSession);
  withdrawDeviceKeys(db, login);
  deleteTrustedDevices(db, login);
}
