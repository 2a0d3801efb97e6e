import type { Consent, ConsentsPort } from "#domain/consents/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Consents of the current account. */
export class ConsentsStore {
  readonly consents: AsyncValue<readonly Consent[]>;

  constructor(port: ConsentsPort) {
    this.consents = new AsyncValue(() => port.load());
  }
}
