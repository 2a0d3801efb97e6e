import { isFieldChanged, isFieldShown } from "./contact-field-state.ts";
import { email } from "../validation/index.ts";
import type { ContactFormState } from "./contact-form-state.ts";

/** Fields and options that decide where e-invoices go after a change of the main e-mail. */
type DocumentEmailState = Pick<ContactFormState, "fields" | "options" | "documentEmailFollows">;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Returns true if the main e-mail has a new valid value and the e-mail for e-invoices has one of its own, left
 * unchanged. An invalid value never counts as an address.
 */
function isLeftBehind({ fields: { mainEmail, documentSendEmail } }: DocumentEmailState): boolean {
  return (
    isFieldChanged(mainEmail) &&
    email(mainEmail.value) === "valid" &&
    documentSendEmail.initial !== "" &&
    !isFieldChanged(documentSendEmail) &&
    !isSame(documentSendEmail.initial, mainEmail.value)
  );
}

/** Returns true if the form asks whether e-invoices go to the new main e-mail, too (CONTACT-03). */
export function asksForDocumentEmail(formState: DocumentEmailState): boolean {
  return isFieldShown(formState, "documentSendEmail") && isLeftBehind(formState);
}

/**
 * Returns true if the e-mail for e-invoices changes with the main e-mail: by the customer's choice, otherwise if both
 * were the same address. A form that does not ask leaves it unchanged (CONTACT-03).
 */
export function documentEmailFollows(formState: DocumentEmailState): boolean {
  const { mainEmail, documentSendEmail } = formState.fields;
  if (!asksForDocumentEmail(formState)) return false;
  return formState.documentEmailFollows ?? isSame(documentSendEmail.initial, mainEmail.initial);
}

/** Returns the address of e-invoices that a changed main e-mail leaves unchanged; `undefined` if it changes, too. */
export function unchangedDocumentEmail(formState: DocumentEmailState): string | undefined {
  return isLeftBehind(formState) && !documentEmailFollows(formState)
    ? formState.fields.documentSendEmail.value
    : undefined;
}

/** Returns the address to which e-invoices go before the change; empty without one of their own. */
export function formerDocumentEmail({ fields }: DocumentEmailState): string {
  return fields.documentSendEmail.initial;
}

/** Returns true if e-invoices go to the main e-mail: without an address of their own, or because they follow it. */
export function isDocumentEmailAsMain(formState: DocumentEmailState): boolean {
  const { mainEmail, documentSendEmail } = formState.fields;
  return mainEmail.value !== "" && (documentSendEmail.value === "" || documentEmailFollows(formState));
}
