import { pathTo } from "#domain/navigation/paths.ts";
import type { LinkToken } from "#domain/navigation/link-token.ts";

const NONE = { kind: "none" } as const;

/** Token of the link that opened this window. Held in memory only: never in a storage, the history or an address. */
export class LinkTokenStore {
  token: LinkToken = NONE;
  /** Page that the login link leads to; only a page of this portal (ROUTE-15). */
  loginTarget = pathTo("index");

  /** Stores the token of the link that was just opened; replaces a former one. */
  setToken(token: LinkToken): void {
    this.token = token;
  }

  /** Stores the page that a login link leads to. */
  setLoginTarget(page: string): void {
    this.loginTarget = page;
  }

  /** Removes the token after its use, when it is invalid, and when the session ends. */
  forget(): void {
    this.token = NONE;
  }
}
