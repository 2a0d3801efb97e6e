import type { ContactData, ContactPort } from "#domain/contact/index.ts";
// Not through the index: the start page loads this module, and no other rule.
import { email } from "#domain/validation/email.ts";
import { AsyncValue } from "../async-value.ts";

/** Contact data of the customer. */
export class ContactStore {
  readonly data: AsyncValue<ContactData>;

  constructor(port: ContactPort) {
    this.data = new AsyncValue(() => port.load());
  }

  /**
   * Valid address for notices of e-invoices on file (EINV-01). Serves to check that there is one; shown only if
   * `contactVisibilityOf` allows e-mail addresses.
   */
  get eInvoiceAddress(): string | undefined {
    const { documentSendEmail, mainEmail } = this.data.known ?? {};
    const address = documentSendEmail ?? mainEmail;
    return address !== undefined && email(address) === "valid" ? address : undefined;
  }
}
