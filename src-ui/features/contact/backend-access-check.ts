import { action, makeObservable, observable } from "mobx";
import type { ContactChangePort } from "#domain/contact/contact.port.ts";

/** The check whether an employee of the operator acts for the customer, so that nothing can be saved (ACC-12). */
export class BackendAccessCheck {
  hasFailed = false;
  readonly #port: Pick<ContactChangePort, "backendAccess">;

  constructor(port: Pick<ContactChangePort, "backendAccess">) {
    this.#port = port;
    makeObservable<this, "setFailed">(this, { hasFailed: observable, setFailed: action });
  }

  /** Asks the server. Resolves with `undefined` when it could not say. */
  async run(): Promise<boolean | undefined> {
    this.setFailed(false);
    const access = await this.#port.backendAccess();
    if (access.ok) return access.value;
    // the flag is a response, too
    if (access.failure.kind === "flagged" && access.failure.flag === "backendAccessError") return true;
    if (access.failure.kind !== "aborted") this.setFailed(true);
    return undefined;
  }

  private setFailed(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
  }
}
