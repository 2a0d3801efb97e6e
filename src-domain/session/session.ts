/** One account among those that a person may act for. */
export interface CustomerContext {
  readonly id: string;
  readonly name: string;
}

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
}
