import type { Consent, ConsentsPort } from "#domain/consents/index.ts";
import { Resource } from "../resource.ts";

/** Consents of the current customer account. */
export class ConsentsStore {
  readonly consents: Resource<readonly Consent[]>;

  constructor(port: ConsentsPort) {
    this.consents = new Resource(() => port.load());
  }
}
