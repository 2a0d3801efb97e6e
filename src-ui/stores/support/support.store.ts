import type { ContactForm, RawCallPermission, SupportPort, SupportRequest } from "#domain/support/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Contact forms, requests of the customer, and the permission to request a call (MSG-03, MSG-04). */
export class SupportStore {
  readonly forms: AsyncValue<readonly ContactForm[]>;
  readonly requests: AsyncValue<readonly SupportRequest[]>;
  readonly call: AsyncValue<RawCallPermission>;

  constructor(port: SupportPort) {
    this.forms = new AsyncValue(() => port.loadForms());
    this.requests = new AsyncValue(() => port.loadRequests());
    this.call = new AsyncValue(() => port.loadCallPermission());
  }
}
