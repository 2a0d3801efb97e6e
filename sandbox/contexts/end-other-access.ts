import type { Tenant } from "../tenants/tenant.ts";
import { endOtherSessions } from "./end-sessions-and-chats.ts";
import { withdrawDeviceKeys } from "./mobile-device.repository.ts";
import { deletePasskeys } from "./passkey.repository.ts";
import { deleteRecoveryCodes } from "./recovery-code.repository.ts";
import { deleteTrustedDevices } from "./second-factor.repository.ts";

/**
 * Ends every other access to a login after its owner changed the password or second factor in a session: all sessions
 * but the given one, the keys of its phones and its trusted devices. Keeps its passkeys and recovery codes (SESS-14);
 * the codes end with the factor (KEY-07).
 */
export function endOtherAccess(tenant: Tenant, login: string, ownSession: string | undefined): void {
  endOtherSessions(tenant, login, ownSession);
  withdrawDeviceKeys(tenant.db, login);
  deleteTrustedDevices(tenant.db, login);
}

/**
 * Ends every access to a login after its password was set by a link, its passkeys and recovery codes included: the
 * link proves control of the contact only, so a stranger may have added them (SESS-14).
 */
export function endAllAccess(tenant: Tenant, login: string): void {
  endOtherAccess(tenant, login, undefined);
  deletePasskeys(tenant.db, login);
  deleteRecoveryCodes(tenant.db, login);
}
