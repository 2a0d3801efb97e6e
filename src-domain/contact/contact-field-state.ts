import { contactKindOf, type ContactFieldName } from "./contact-field.ts";
import type { ContactField, ContactFormState } from "./contact-form-state.ts";

/**
 * Returns true if the form shows the field. Restricted data is hidden; the document e-mail needs ebok access, or
 * e-invoices (ACC-11).
 */
export function isFieldShown({ options }: Pick<ContactFormState, "options">, name: ContactFieldName): boolean {
  if (contactKindOf(name) === "email" ? options.restricted.email : options.restricted.phone) return false;
  if (name !== "documentSendEmail") return true;
  return options.origin === "eInvoice" || (options.ebokAccess && options.origin !== "offerSummary");
}

/** Returns true if the field has another value than the server. */
export function isFieldChanged({ value, initial }: ContactField): boolean {
  return value !== initial;
}
