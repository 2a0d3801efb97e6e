import {
  ACCOUNTS_CODES,
  type AccountsCode,
  type ClientAccountsPort,
  type SettingsRefusal,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { written } from "./written.ts";

/** The accounts of one login, over SOAP. */
export class SoapClientAccountsAdapter implements ClientAccountsPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async save({
    intentId,
    contextIds,
  }: {
    readonly intentId: string;
    readonly contextIds: readonly string[];
  }): Promise<Result<string, SettingsRefusal<AccountsCode> | TransportFailure>> {
    const outcome = await this.#caller.call("saveClientAccounts", {
      intentId,
      contexts: contextIds.map((id) => ({ id })),
    });
    return written(outcome, ACCOUNTS_CODES, (data) => data.optionalText("firstContextId"));
  }
}
