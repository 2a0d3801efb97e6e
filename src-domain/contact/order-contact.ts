import { formatContact } from "./format-contact.ts";
import { removeRestrictedContact, type ContactData } from "./contact.ts";

/** What may be shown of a customer's contact data. */
interface ContactVisibility {
  readonly contactDataVisible: boolean;
  readonly rodo: { readonly email: boolean; readonly phone: boolean };
}

/**
 * How the customer is reached about an order: by the first mobile number and the main address, as far as they may be
 * shown (ACC-10).
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
