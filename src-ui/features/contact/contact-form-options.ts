import type { ClientData } from "#domain/account/index.ts";
import { requirementOf } from "#domain/contact/contact-form-rules.ts";
import { contactVisibilityOf, isContactHidden } from "#domain/contact/visible-contact.ts";
import type { ContactFormOptions } from "#domain/contact/contact-form-state.ts";
import type { ContactDialogOptions } from "./contact-dialog-dependencies.ts";

/** Returns the options with which the form opens: shown, required and restricted fields (ACC-08, ACC-10, ACC-11). */
export function contactFormOptions(
  { origin, requirement = requirementOf(origin) }: ContactDialogOptions,
  { client, addressList }: Pick<ClientData, "client" | "addressList">,
  ebokAccess: boolean,
): ContactFormOptions {
  const shows = contactVisibilityOf(client);
  return {
    origin,
    requirement,
    visible: !isContactHidden(client),
    editable: client.contactDataEditable,
    ebokAccess,
    knownAddresses: [...addressList, client.postAddress, client.billingAddress].filter((one) => one !== undefined),
    restricted: { email: !shows.email, phone: !shows.phone, address: !shows.address },
  };
}
