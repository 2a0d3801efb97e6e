import { action, makeObservable, observable } from "mobx";
import type { ContactChangePort } from "#domain/contact/contact.port.ts";

/** Checks whether an employee of the operator acts for the customer, in which case saving is blocked (ACC-12). */
export class BackendAccessCheck {
  hasFailed = false;
  readonly #port: Pick<ContactChangePort, "backendAccess">;

  constructor(port: Pick<ContactChangePort, "backendAccess">) {
    this.#port = port;
    makeObservable<this, "setFailed">(this, { hasFailed: observable, setFailed: action });
  }

  /** Requests the check from the server. Resolves with `undefined` if the check failed. */
  async run(): Promise<boolean | undefined> {
    this.setFailed(false);
    const access = await this.#port.backendAccess();
    if (access.ok) return access.value;
    // The server may also respond to the check itself with the flag.
    if (access.failure.kind === "flagged" && access.failure.flag === "backendAccessError") return true;
    if (access.failure.kind !== "aborted") this.setFailed(true);
    return undefined;
  }

  private setFailed(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
  }
}
