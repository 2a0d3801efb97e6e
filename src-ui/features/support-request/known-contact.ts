import { contactPrefill, lacksEmail } from "#domain/contact/visible-contact.ts";
import { groupedPhone } from "#domain/validation/phone.ts";
import type { KnownContact } from "./request-answers.ts";
import type { SupportDependencies } from "./support-dependencies.ts";

type ContactStores = Pick<SupportDependencies, "contact" | "client">;

/** Returns true once the contact data have loaded or failed. */
export function isContactSettled({ contact, client }: ContactStores): boolean {
  return [contact.data, client.data].every(({ known, state }) => known !== undefined || state.status === "failed");
}

/** Returns true if an answer by e-mail has no address. */
export function lacksAnswerAddress({ contact, client }: ContactStores): boolean {
  return lacksEmail(contact.data.known, client.data.known?.client);
}

/** Returns the contact data that forms are filled in with. */
export function knownContactOf({ contact, client }: ContactStores): KnownContact {
  const { phone, email } = contactPrefill(contact.data.known, client.data.known?.client);
  return { phone: groupedPhone(phone), email };
}
