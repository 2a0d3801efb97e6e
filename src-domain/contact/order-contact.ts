import { formatContact } from "./format-contact.ts";
import type { ContactData } from "./contact.ts";
import { visibleContact, type ContactVisibilityFlags } from "./visible-contact.ts";

/** Contact data for an order, as shown; `undefined` for what is missing or must not be shown. */
export interface OrderContact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
}

/**
 * Returns the contact data for an order: the first mobile number and the main e-mail, if they may be shown (ACC-10).
 */
export function orderContact(data: ContactData, customer: ContactVisibilityFlags): OrderContact {
  const {
    mobilePhones: [mobile],
    mainEmail,
  } = visibleContact(data, customer);
  return {
    phone: mobile === undefined ? undefined : formatContact("mobile", mobile).replaceAll(" ", "\u00a0"),
    email: mainEmail,
  };
}
