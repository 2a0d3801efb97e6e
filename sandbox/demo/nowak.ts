import { EMPTY_CUSTOMER } from "./defaults.ts";
import { WELCOME } from "./site-content.ts";
import type { SeedFactory } from "./seed.ts";

/** Contact data that a new customer gave. */
interface NewcomerContact {
  readonly email: string;
  readonly mobilePhone: string;
}

/** Creates a customer since yesterday: all lists are empty. Without `contact`, no contact data are known. */
export function newcomer(firstName: string, lastName: string, contact?: NewcomerContact): SeedFactory {
  return () => ({
    ...EMPTY_CUSTOMER,
    siteTexts: WELCOME,
    client: {
      customerType: "PRIVATE",
      firstName,
      lastName,
      ...contact,
      contactDataEditable: true,
      contactDataVisible: true,
    },
    ...(contact === undefined
      ? {}
      : { contact: { mobilePhones: [contact.mobilePhone], linePhones: [], mainEmail: contact.email } }),
  });
}

export const nowak: SeedFactory = newcomer("Jan", "Nowak");
