import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { ClientAccountsPort } from "../client-accounts.port.ts";
import type { AccountsCode, SettingsRefusal } from "../settings-refusal.ts";

/** Dependencies of `saveAccountOrder`. */
export interface SaveAccountOrderPorts {
  readonly accounts: ClientAccountsPort;
}

/**
 * Saves the order of a login's accounts; the first opens at the next login (SET-04). Resolves with its id. No query
 * shows the order, so the outcome of a lost response is unknown. Fails with `settings-refused` or a transport failure.
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
