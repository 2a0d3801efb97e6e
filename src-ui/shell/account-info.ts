import type { ClientData } from "#domain/account/index.ts";
import { currentCustomerContext, type UserSession } from "#domain/session/index.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { AccountInfo } from "./masthead-account.view.tsx";

/**
 * Account named in the masthead: company name, first and last name, or the number if neither is known. A login with
 * several accounts uses the names in the session. If the client data failed to load, the session supplies the name;
 * `undefined` while it loads.
 */
export function accountInfoOf(
  { known, state }: Pick<AsyncValue<ClientData>, "known" | "state">,
  session: UserSession,
): AccountInfo | undefined {
  const accounts = session.contexts.length;
  const { id, name } = currentCustomerContext(session);
  if (accounts > 1) return { name, number: known?.client.accountNumber ?? id, accounts };
  if (known === undefined) return state.status === "failed" ? { name, number: id, accounts } : undefined;
  const { companyName, firstName, lastName, accountNumber } = known.client;
  const person = [firstName, lastName].filter((part) => part !== undefined && part !== "").join(" ");
  return { name: companyName ?? (person === "" ? accountNumber : person), number: accountNumber, accounts };
}
