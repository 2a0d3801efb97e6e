import type { PageReloadPort } from "#domain/navigation/page-reload.port.ts";

const RELOADED_KEY = "ebok.reloaded";
const CARRIED_KEY = "ebok.carried";

/** Part of a window that a reload uses. */
export interface ReloadablePage {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly location: Pick<Location, "assign">;
  readonly navigator: Pick<Navigator, "onLine">;
}

/**
 * Reloads a page and marks its target in session storage, so that no target is reloaded twice. Several failed chunks of
 * one target share one decision.
 */
export class BrowserPageReloadAdapter implements PageReloadPort {
  readonly #page: ReloadablePage;
  #failedTarget: string | undefined;
  #isLeaving = false;
  readonly carried: string | undefined;

  constructor(page: ReloadablePage) {
    this.#page = page;
    this.carried = this.#read(CARRIED_KEY);
    if (this.carried !== undefined) this.#write(CARRIED_KEY, undefined);
  }

  reloadAt(target: string, carry?: string): boolean {
    if (this.#isLeaving) return true;
    if (!this.#page.navigator.onLine || this.#failedTarget === target) return false;
    // Without the mark, the page would reload endlessly.
    if (this.#read(RELOADED_KEY) === target || !this.#write(RELOADED_KEY, target)) {
      this.#failedTarget = target;
      this.#write(RELOADED_KEY, undefined);
      return false;
    }
    this.#write(CARRIED_KEY, carry);
    this.#isLeaving = true;
    // Browsers resolve `//host`, `/\host` and `host:` to another origin.
    this.#page.location.assign(`/${target.replace(/^[/\\\s]+/, "")}`);
    return true;
  }

  forget(): void {
    if (this.#isLeaving) return;
    this.#failedTarget = undefined;
    this.#write(RELOADED_KEY, undefined);
  }

  #read(key: string): string | undefined {
    return this.#try((storage) => storage.getItem(key) ?? undefined);
  }

  /** Returns false if the browser denies the storage. */
  #write(key: string, value: string | undefined): boolean {
    const isWritten = this.#try((storage) => {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    });
    return isWritten === true;
  }

  #try<Value>(use: (storage: ReloadablePage["sessionStorage"]) => Value): Value | undefined {
    try {
      return use(this.#page.sessionStorage);
    } catch {
      return undefined;
    }
  }
}
