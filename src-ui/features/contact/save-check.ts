import { reaction } from "mobx";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";

/** Blocks saving of the contact form: asks the server when it opens, and follows the session (ACC-12). */
export class SaveCheck {
  readonly #backendAccess: BackendAccessStore;
  readonly #setBlocked: (on: boolean) => void;
  #unfollow: (() => void) | undefined;

  constructor(backendAccess: BackendAccessStore, setBlocked: (on: boolean) => void) {
    this.#backendAccess = backendAccess;
    this.#setBlocked = setBlocked;
  }

  /** True after the last check has failed. */
  get hasFailed(): boolean {
    return this.#backendAccess.checkFailed;
  }

  start(): void {
    void this.run();
    // Any reply may switch it on while the form is open.
    this.#unfollow ??= reaction(
      () => this.#backendAccess.isOn,
      (on) => on && this.#setBlocked(on),
    );
  }

  stop(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  /** Asks the server. A failed check changes nothing. */
  readonly run = async (): Promise<void> => {
    const on = await this.#backendAccess.check();
    if (on !== undefined) this.#setBlocked(on);
  };
}
