import type { ClientData } from "#domain/account/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import type { AccountInfo } from "#ui/shell/account.view.tsx";

/** Whose account the masthead names: a company by its name, a person by both names; the number where neither is known. */
export function accountOf(data: ClientData | undefined, session: UserSession): AccountInfo | undefined {
  if (data === undefined) return undefined;
  const { companyName, firstName, lastName, accountNumber } = data.client;
  const person = [firstName, lastName].filter((part) => part !== undefined && part !== "").join(" ");
  return { name: companyName ?? (person === "" ? accountNumber : person), number: accountNumber, accounts: session.contexts.length };
}
