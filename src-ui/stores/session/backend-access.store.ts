import { action, computed, makeObservable, observable } from "mobx";
import type {
  BackendAccess,
  BackendAccessPort,
  SessionStoragePort,
  StoredSession,
  UserSession,
} from "#domain/session/index.ts";

/** Backend access of the session: while it is on, nothing can be saved (ACC-12). */
export class BackendAccessStore {
  access: BackendAccess = "unknown";
  /** True after the last check of this session has failed. */
  checkFailed = false;
  readonly #port: BackendAccessPort;
  readonly #storage: Pick<SessionStoragePort, "read" | "write">;
  readonly #session: { readonly current: UserSession | undefined };

  constructor(
    port: BackendAccessPort,
    storage: Pick<SessionStoragePort, "read" | "write">,
    session: { readonly current: UserSession | undefined },
  ) {
    this.#port = port;
    this.#storage = storage;
    this.#session = session;
    makeObservable<this, "setAccess" | "setFailed">(this, {
      access: observable,
      checkFailed: observable,
      isOn: computed,
      setAccess: action,
      setFailed: action,
    });
  }

  /** True while an employee of the operator acts for the customer. */
  get isOn(): boolean {
    return this.access === "on";
  }

  /** Follows the sessions of the portal, one after another. Called once. */
  start(): void {
    this.#port.backendAccess.subscribe((access) => this.setAccess(access));
  }

  /** Switches it on again after a reload, if this session has shown it before. Called when a session opens. */
  resume(): void {
    if (this.#storedSession()?.backendAccess === true) this.#port.resume();
  }

  /** Asks the server. Resolves with `undefined` if the check failed. */
  readonly check = async (): Promise<boolean | undefined> => {
    this.setFailed(false);
    const access = await this.#port.check();
    if (access.ok) return access.value;
    if (access.failure.kind !== "aborted") this.setFailed(true);
    return undefined;
  };

  private setAccess(access: BackendAccess): void {
    this.access = access;
    const stored = access === "on" ? this.#storedSession() : undefined;
    if (stored !== undefined && stored.backendAccess !== true) this.#storage.write({ ...stored, backendAccess: true });
    // A known access needs no check; an unknown one belongs to another session.
    this.checkFailed = false;
  }

  /** Stored session, unless another tab has opened another session. */
  #storedSession(): StoredSession | undefined {
    const stored = this.#storage.read();
    return stored?.session.sessionId === this.#session.current?.sessionId ? stored : undefined;
  }

  private setFailed(hasFailed: boolean): void {
    this.checkFailed = hasFailed;
  }
}
