import { readContact } from "./contact-words.ts";
import { unrestrictedContact, type ContactData } from "./contact.ts";

/** What may be shown of a customer's contact data. */
interface Shown {
  readonly contactDataVisible: boolean;
  readonly rodo: { readonly email: boolean; readonly phone: boolean };
}

/**
 * How the customer is reached about an order: by the first mobile number and the main address, as far as they may be
 * shown (ACC-10).
 */
export function orderContact(data: ContactData, { contactDataVisible, rodo }: Shown): readonly string[] {
  if (!contactDataVisible) return [];
  const {
    mobilePhones: [mobile],
    mainEmail,
  } = unrestrictedContact(data, { ...rodo, address: true });
  return [mobile === undefined ? undefined : readContact("mobile", mobile).replaceAll(" ", "\u00a0"), mainEmail].filter(
    (line) => line !== undefined,
  );
}
