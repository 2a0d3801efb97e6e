import type { ContactUpdate } from "#domain/contact/contact-form-rules.ts";

/** Update with one number, one e-mail address and one permission. */
export function aContactUpdate(changes: Partial<ContactUpdate> = {}): ContactUpdate {
  return {
    mobilePhones: ["601234567"],
    linePhones: [],
    mainEmail: "m.brzezinska@example.pl",
    documentSendEmail: "",
    mobilePhone1Code: undefined,
    mobilePhone2Code: undefined,
    mainEmailCode: undefined,
    documentSendEmailCode: undefined,
    marketingPermissions: [{ type: "EMAIL", required: false, state: true }],
    activatesEInvoice: false,
    openedFrom: undefined,
    ...changes,
  };
}
