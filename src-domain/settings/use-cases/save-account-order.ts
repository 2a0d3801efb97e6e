import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ClientAccountsPort } from "../client-accounts.port.ts";
import type { AccountsCode, SettingsRefusal } from "../settings-refusal.ts";

/** Dependencies of `saveAccountOrder`. */
export interface SaveAccountOrderPorts {
  readonly accounts: ClientAccountsPort;
}

/**
 * Saves the order of a login's accounts: the first one opens at the next login (SET-04). Resolves with the id of the
 * first. Fails with `settings-refused`, or with a transport failure. Only the next login shows the order: after a lost
 * response the outcome is unknown.
 */
export function saveAccountOrder(
  { accounts }: SaveAccountOrderPorts,
  contextIds: readonly string[],
  key: WriteKey,
): Promise<WriteOutcome<string, SettingsRefusal<AccountsCode>>> {
  return executeWrite<string, SettingsRefusal<AccountsCode>>(key, {
    content: contextIds,
    send: (idempotencyKey) => accounts.save({ idempotencyKey, contextIds }),
  });
}
