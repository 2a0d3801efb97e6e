import type { AccountRoles } from "./customer-contexts.port.ts";
import type { CustomerContext, UserSession } from "./session.ts";

/** `unknown`: matches none of the customer's accounts, or more than one. */
export type CustomerContextMatch =
  | { readonly kind: "same" | "other"; readonly context: CustomerContext }
  | { readonly kind: "unknown" };

/** Normalizes for comparison. Links differ in case, spaces and Unicode composition. */
const normalized = (text: string): string => text.normalize("NFC").trim().toLocaleLowerCase("pl");

/**
 * Finds the account that a link names by number or name, among those of the session (SESS-11, ROUTE-08). Other
 * customers' accounts are never found. In a browser the caller asks the customer before it switches. A text that
 * matches two accounts is `unknown`.
 */
export function findCustomerContext({ contexts, currentContext }: UserSession, idOrName: string): CustomerContextMatch {
  const [context, another] = contexts.filter((one) =>
    [one.id, one.name].map(normalized).includes(normalized(idOrName)),
  );
  if (context === undefined || another !== undefined) return { kind: "unknown" };
  return { kind: context.id === currentContext ? "same" : "other", context };
}

/** Returns the current account; uses its id as the name when the server does not list it. */
export function currentCustomerContext({ contexts, currentContext }: UserSession): CustomerContext {
  return contexts.find(({ id }) => id === currentContext) ?? { id: currentContext, name: currentContext };
}

/** Returns the session with roles and access of another account. */
export function withAccountRoles(
  session: UserSession,
  { currentContext, cooperative, b2b, crmUser, access, unreadRights }: AccountRoles,
): UserSession {
  return { ...session, currentContext, cooperative, b2b, crmUser, access, unreadRights };
}
