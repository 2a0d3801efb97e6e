import type { LinkToken } from "#domain/navigation/link-token.ts";

const NONE = { kind: "none" } as const;

/** The token of the link by which this window was opened. In memory only: no storage, history or address keeps it. */
export class LinkTokenStore {
  token: LinkToken = NONE;

  /** Keeps the token of the link that was just opened, in the place of a former one. */
  keep(token: LinkToken): void {
    this.token = token;
  }

  /** Called once the link was used, when it is invalid, and when the session ends. */
  forget(): void {
    this.token = NONE;
  }
}
