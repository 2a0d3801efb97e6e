import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { AccountsCode, SettingsRefusal } from "./settings-refusal.ts";

/** Order of the accounts of one login (SET-04). */
export interface ClientAccountsPort {
  /**
   * Saves the accounts in this order (`saveClientAccounts`): the first opens at the next login. Resolves with its id.
   */
  save(order: {
    readonly idempotencyKey: string;
    readonly contextIds: readonly string[];
  }): Promise<Result<string, SettingsRefusal<AccountsCode> | TransportFailure>>;
}
