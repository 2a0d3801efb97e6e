import type { PermissionsRefreshPort } from "#domain/settings/index.ts";

/** Removed at logout (SESS-06): a new login loads all roles anyway. */
const KEY = "ebok.permissions";

/**
 * Time of the last refresh of permissions, by customer and account, in local storage. Stores nothing where storage is
 * denied.
 */
export class LocalPermissionsRefreshAdapter implements PermissionsRefreshPort {
  readonly #open: () => Storage;

  /** `open` returns the storage; it may throw. */
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
      // Storage is denied or full: the permissions are only refreshed once more.
    }
  }
}
