import type { ClientData } from "#domain/account/index.ts";
import { currentContextOf, type UserSession } from "#domain/session/index.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { AccountInfo } from "./masthead-account.view.tsx";

/**
 * Whose account the masthead names: a company by its name, a person by both names; the number where neither is known.
 * Who has several
 * accounts tells them apart by the names that they have in the session. Where the customer's data cannot be had the
 * session tells, too;
 * `undefined` while it loads.
 */
export function accountInfoOf(
  { known, state }: Pick<AsyncValue<ClientData>, "known" | "state">,
  session: UserSession,
): AccountInfo | undefined {
  const accounts = session.contexts.length;
  const { id, name } = currentContextOf(session);
  if (accounts > 1) return { name, number: known?.client.accountNumber ?? id, accounts };
  if (known === undefined) return state.status === "failed" ? { name, number: id, accounts } : undefined;
  const { companyName, firstName, lastName, accountNumber } = known.client;
  const person = [firstName, lastName].filter((part) => part !== undefined && part !== "").join(" ");
  return { name: companyName ?? (person === "" ? accountNumber : person), number: accountNumber, accounts };
}
