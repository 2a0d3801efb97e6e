import type { ClientData } from "#domain/account/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { Resource } from "#ui/stores/resource.ts";
import type { AccountInfo } from "#ui/shell/account.view.tsx";

/**
 * Whose account the masthead names: a company by its name, a person by both names; the number where neither is known.
 * Where the customer's data cannot be had the session tells; `undefined` while it loads.
 */
export function accountOf({ known, state }: Pick<Resource<ClientData>, "known" | "state">, session: UserSession): AccountInfo | undefined {
  const { contexts, currentContext } = session;
  const accounts = contexts.length;
  if (known === undefined) {
    const named = contexts.find(({ id }) => id === currentContext)?.name;
    return state.status === "failed" ? { name: named ?? currentContext, number: currentContext, accounts } : undefined;
  }
  const { companyName, firstName, lastName, accountNumber } = known.client;
  const person = [firstName, lastName].filter((part) => part !== undefined && part !== "").join(" ");
  return { name: companyName ?? (person === "" ? accountNumber : person), number: accountNumber, accounts };
}
