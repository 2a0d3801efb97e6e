import { pathTo } from "#domain/navigation/paths.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";

const NONE = { kind: "none" } as const;

/** The token of the link by which this window was opened. In memory only: no storage, history or address keeps it. */
export class LinkTokenStore {
  token: LinkToken = NONE;
  /** The page that the login link leads to, of this portal only (ROUTE-15). */
  loginTarget = pathTo("index");

  /** Keeps the token of the link that was just opened, in the place of a former one. */
  keep(token: LinkToken): void {
    this.token = token;
  }

  /** Keeps the page that a login link leads to. */
  setLoginTarget(page: string): void {
    this.loginTarget = page;
  }

  /** Called once the link was used, when it is invalid, and when the session ends. */
  forget(): void {
    this.token = NONE;
  }
}
