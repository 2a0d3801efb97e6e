import { reaction } from "mobx";
import type { BackendAccessStore } from "#ui/stores/session/backend-access.store.ts";

/** Backend access of the contact form (ACC-12): asks the server when the form opens, and follows the session. */
export class SaveCheck {
  readonly #backendAccess: BackendAccessStore;
  readonly #setBackendAccess: (on: boolean) => void;
  #unfollow: (() => void) | undefined;

  constructor(backendAccess: BackendAccessStore, setBackendAccess: (on: boolean) => void) {
    this.#backendAccess = backendAccess;
    this.#setBackendAccess = setBackendAccess;
  }

  /** True after the last check has failed. */
  get hasFailed(): boolean {
    return this.#backendAccess.checkFailed;
  }

  start(): void {
    void this.run();
    // Any response may switch it on while the form is open.
    this.#unfollow ??= reaction(
      () => this.#backendAccess.isOn,
      (on) => on && this.#setBackendAccess(on),
    );
  }

  stop(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  /** Asks the server. A failed check changes nothing. */
  readonly run = async (): Promise<void> => {
    const on = await this.#backendAccess.check();
    if (on !== undefined) this.#setBackendAccess(on);
  };
}
