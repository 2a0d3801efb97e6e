import type { ContactForm, RawCallPermission, SupportPort, SupportRequest } from "#domain/support/index.ts";
import { Resource } from "../resource.ts";

/** Forms of the provider, requests of the customer, and whether they may ask to be called (MSG-03, MSG-04). */
export class SupportStore {
  readonly forms: Resource<readonly ContactForm[]>;
  readonly requests: Resource<readonly SupportRequest[]>;
  readonly call: Resource<RawCallPermission>;

  constructor(port: SupportPort) {
    this.forms = new Resource(() => port.loadForms());
    this.requests = new Resource(() => port.loadRequests());
    this.call = new Resource(() => port.loadCallPermission());
  }
}
