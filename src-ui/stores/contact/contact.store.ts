import type { ContactData, ContactPort } from "#domain/contact/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Contact data of the customer. */
export class ContactStore {
  readonly data: AsyncValue<ContactData>;

  constructor(port: ContactPort) {
    this.data = new AsyncValue(() => port.load());
  }
}
