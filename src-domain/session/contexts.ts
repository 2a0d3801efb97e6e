import type { ContextRoles } from "./contexts.port.ts";
import type { CustomerContext, UserSession } from "./session.ts";

/** `unknown`: none of the customer's accounts, or more than one. */
export type ContextMatch =
  | { readonly kind: "same" | "other"; readonly context: CustomerContext }
  | { readonly kind: "unknown" };

/** As it is compared: links are written by hand and by programs that take letters apart. */
const normalized = (text: string): string => text.normalize("NFC").trim().toLocaleLowerCase("pl");

/**
 * The account that a link means by its number or by its name, among those of the session (SESS-11, ROUTE-08). Only ever
 * one of the
 * customer's own: a link names an account, it opens none. Whether it may be switched to is asked of the customer, by
 * whoever follows a
 * link. What is one's number and another's name means neither.
 */
export function findContext({ contexts, currentContext }: UserSession, idOrName: string): ContextMatch {
  const [context, another] = contexts.filter((one) =>
    [one.id, one.name].map(normalized).includes(normalized(idOrName)),
  );
  if (context === undefined || another !== undefined) return { kind: "unknown" };
  return { kind: context.id === currentContext ? "same" : "other", context };
}

/** The account that is acted for now; without a name where the provider lists none. */
export function currentContextOf({ contexts, currentContext }: UserSession): CustomerContext {
  return contexts.find(({ id }) => id === currentContext) ?? { id: currentContext, name: currentContext };
}

/** The session as it goes on in another account: roles and access are that account's. */
export function withContext(
  session: UserSession,
  { currentContext, cooperative, b2b, crmUser, access }: ContextRoles,
): UserSession {
  return { ...session, currentContext, cooperative, b2b, crmUser, access };
}
