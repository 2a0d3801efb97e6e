import { formatContact } from "./format-contact.ts";
import type { ContactData } from "./contact.ts";
import { visibleContact, type ContactVisibilityFlags } from "./visible-contact.ts";

/**
 * Returns the contact data for an order: the first mobile number and the main e-mail, if they may be shown (ACC-10).
 */
export function orderContact(data: ContactData, customer: ContactVisibilityFlags): readonly string[] {
  const {
    mobilePhones: [mobile],
    mainEmail,
  } = visibleContact(data, customer);
  return [
    mobile === undefined ? undefined : formatContact("mobile", mobile).replaceAll(" ", "\u00a0"),
    mainEmail,
  ].filter((line) => line !== undefined);
}
