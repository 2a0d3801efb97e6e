import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { AccountsCode, SettingsRefusal } from "./settings-refusal.ts";

/** The accounts of one login (SET-04). */
export interface ClientAccountsPort {
  /** Saves them in this order (`saveClientAccounts`): the first opens at the next login. Gives its id. */
  save(order: {
    readonly idempotencyKey: string;
    readonly contextIds: readonly string[];
  }): Promise<Result<string, SettingsRefusal<AccountsCode> | TransportFailure>>;
}
