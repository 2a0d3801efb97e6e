import type { ContactData, ContactPort } from "#domain/contact/index.ts";
import { Resource } from "../resource.ts";

/** How the customer can be reached. */
export class ContactStore {
  readonly data: Resource<ContactData>;

  constructor(port: ContactPort) {
    this.data = new Resource(() => port.load());
  }
}
