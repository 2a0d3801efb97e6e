import type { ContactPayload } from "#domain/contact/contact-form.ts";

/** What is saved where nothing is said: a number, an address, and one permission. */
export function aPayload(changes: Partial<ContactPayload> = {}): ContactPayload {
  return {
    mobilePhones: ["601234567"],
    linePhones: [],
    mainEmail: "m.brzezinska@example.pl",
    documentSendEmail: "",
    mobilePhone1Token: undefined,
    mobilePhone2Token: undefined,
    mainEmailToken: undefined,
    documentSendEmailToken: undefined,
    marketingPermissions: [{ type: "EMAIL", required: false, state: true }],
    eDocumentActivation: undefined,
    setFrom: undefined,
    ...changes,
  };
}
