import { formatContact } from "./format-contact.ts";
import { removeRestrictedContact, type ContactData } from "./contact.ts";

/** Visibility of a customer's contact data. */
interface ContactVisibility {
  readonly contactDataVisible: boolean;
  readonly rodo: { readonly email: boolean; readonly phone: boolean };
}

/**
 * Returns the contact data for an order: the first mobile number and the main e-mail, if they may be shown (ACC-10).
 */
export function orderContact(data: ContactData, { contactDataVisible, rodo }: ContactVisibility): readonly string[] {
  if (!contactDataVisible) return [];
  const {
    mobilePhones: [mobile],
    mainEmail,
  } = removeRestrictedContact(data, { ...rodo, address: true });
  return [
    mobile === undefined ? undefined : formatContact("mobile", mobile).replaceAll(" ", "\u00a0"),
    mainEmail,
  ].filter((line) => line !== undefined);
}
