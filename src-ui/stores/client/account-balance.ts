import type { ClientData } from "#domain/account/index.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { AsyncValue } from "../async-value.ts";

/** Balance of the account, and how far it can be trusted. */
export interface AccountBalance {
  /** `undefined` when the server sends none, or an unreadable one. */
  readonly amount: Grosze | undefined;
  /** True when the server sent customer data that could not be read where the balance is. */
  readonly isUnreadable: boolean;
  /** True when the balance is of today, so that it can be compared with the entries. */
  readonly isCurrent: boolean;
}

/** Reads the balance from the client data. A balance that is being reloaded, or of an earlier day, is not current. */
export function accountBalanceOf(data: AsyncValue<ClientData>, today: WarsawDate): AccountBalance {
  const client = data.known?.client;
  const amount = client?.currentBalance;
  return {
    amount,
    isUnreadable: amount === undefined && data.incompleteFields.includes("client"),
    isCurrent:
      data.state.status === "ready" && client?.accountBalanceDate !== undefined && client.accountBalanceDate >= today,
  };
}
