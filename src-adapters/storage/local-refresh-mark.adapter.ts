import type { PermissionsRefreshPort } from "#domain/settings/index.ts";

/** A logout forgets it (SESS-06): whoever logs in again has just been told all roles anew. */
const KEY = "ebok.permissions";

/**
 * The mark in the browser's local storage, of the customer and the account that were last read anew; where it is
 * forbidden nothing is kept.
 */
export class LocalRefreshMarkAdapter implements PermissionsRefreshPort {
  readonly #open: () => Storage;

  /** `open` names the storage; it may throw. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(owner: string): number | undefined {
    try {
      const [at = "", ...rest] = (this.#open().getItem(KEY) ?? "").split(" ");
      return rest.join(" ") === owner && /^\d{1,15}$/.test(at) ? Number(at) : undefined;
    } catch {
      return undefined;
    }
  }

  write(owner: string, at: number): void {
    try {
      this.#open().setItem(KEY, `${at} ${owner}`);
    } catch {
      // forbidden, or full: it can be read anew once more
    }
  }
}
