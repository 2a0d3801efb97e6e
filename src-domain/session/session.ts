/** One account among those that a person may act for. */
export interface CustomerContext {
  readonly id: string;
  readonly name: string;
}

/** Rights and roles of a session. */
export const SESSION_RIGHTS = ["cooperative", "b2b", "crmUser", "ebok", "wifi"] as const;
export type SessionRight = (typeof SESSION_RIGHTS)[number];

/** The session of a logged-in customer, as the server opened it (SESS-10). */
export interface UserSession {
  readonly isLogged: true;
  readonly sessionId: string;
  readonly userId: string;
  readonly currentContext: string;
  readonly contexts: readonly CustomerContext[];
  readonly cooperative: boolean;
  readonly b2b: boolean;
  readonly crmUser: boolean;
  readonly access: { readonly ebok: boolean; readonly wifi: boolean };
  /** Rights that the response lacks. They are unknown, and false above: nothing may depend on them. */
  readonly unreadRights?: readonly SessionRight[] | undefined;
  /**
   * Language as the provider named it at the login, if it keeps one (I18N-20). A stored session has it until the portal
   * has shown it (I18N-80).
   */
  readonly language?: string | undefined;
}

/** Returns true if the response lacks one of these rights. */
export function hasUnreadRight(
  { unreadRights = [] }: Pick<UserSession, "unreadRights">,
  ...rights: readonly SessionRight[]
): boolean {
  return unreadRights.some((right) => rights.includes(right));
}

/** Returns true for a session of the customer; false for one of staff, and when the session lacks this right. */
export function isCustomerSession(session: Pick<UserSession, "crmUser" | "unreadRights">): boolean {
  return !session.crmUser && !hasUnreadRight(session, "crmUser");
}
