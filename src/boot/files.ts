/** What is known of a file before it is fetched. */
export type FileStanding = "there" | "gone" | "unreachable";

/** Looks after files that a provider keeps ready, and after who is fetching one, among the tabs of this browser. */
export class BrowserFiles {
  readonly #fetch: typeof fetch;
  readonly #locks: LockManager | undefined;

  constructor(page: { readonly fetch: typeof fetch; readonly navigator: { readonly locks?: LockManager } }) {
    this.#fetch = (input, init) => page.fetch(input, init);
    this.#locks = page.navigator.locks;
  }

  /** Whether the file can be fetched; its ticket is not used up. Never rejects. */
  readonly look = async (address: string): Promise<FileStanding> => {
    try {
      const { ok, status } = await this.#fetch(address, {
        method: "HEAD",
        cache: "no-store",
        credentials: "same-origin",
      });
      if (ok) return "there";
      return status >= 400 && status < 500 ? "gone" : "unreachable";
    } catch {
      return "unreachable";
    }
  };

  /**
   * Does `work` unless another tab is at work of that name: then `undefined`. Where a browser has no locks, or refuses
   * them, each tab goes by itself.
   */
  readonly alone = async <Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> => {
    if (this.#locks === undefined) return work();
    let begun = false;
    try {
      return await this.#locks.request(name, { ifAvailable: true }, async (lock) => {
        begun = true;
        return lock === null ? undefined : work();
      });
    } catch (error) {
      // refused where storage is denied; a failure of the work itself is not the lock's
      if (begun) throw error;
      return work();
    }
  };
}
