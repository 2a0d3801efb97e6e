import {
  ACCOUNTS_CODES,
  type AccountsCode,
  type ClientAccountsPort,
  type SettingsRefusal,
} from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { readSettingsWrite } from "./read-settings-write.ts";

/** Accounts of one login over SOAP. */
export class SoapClientAccountsAdapter implements ClientAccountsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async save({
    idempotencyKey: intentId,
    contextIds,
  }: {
    readonly idempotencyKey: string;
    readonly contextIds: readonly string[];
  }): Promise<Result<string, SettingsRefusal<AccountsCode> | TransportFailure>> {
    const outcome = await this.#gateway.call("saveClientAccounts", {
      intentId,
      contexts: contextIds.map((id) => ({ id })),
    });
    return readSettingsWrite(outcome, ACCOUNTS_CODES, (data) => data.optionalText("firstContextId"));
  }
}
