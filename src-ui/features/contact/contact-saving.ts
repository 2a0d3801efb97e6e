import { applyContactUpdate } from "#domain/contact/apply-contact-update.ts";
import type { ContactSaved, SaveRefusal } from "#domain/contact/contact.port.ts";
import type { ContactUpdate } from "#domain/contact/contact-form-rules.ts";
import { saveContact } from "#domain/contact/use-cases/save-contact.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import type { ContactDialogDependencies } from "./contact-dialog-dependencies.ts";

/** Command that saves the contact data (ACC-04). */
export type ContactSaving = WriteCommand<ContactUpdate, ContactSaved, SaveRefusal>;

/**
 * Creates the command of a form; it reads the contact data again to find out if a save without response was applied.
 */
export function createContactSaving({
  port,
  contact,
  idempotencyKeys,
}: Pick<ContactDialogDependencies, "port" | "contact" | "idempotencyKeys">): ContactSaving {
  return new WriteCommand(
    (payload: ContactUpdate, key) =>
      saveContact({ contactChange: port, reload: () => contact.data.refetch() }, payload, key),
    idempotencyKeys,
  );
}

/** Updates the stores after a save, and drops the draft. */
export function storeSavedContact(
  { contact, client, draft }: Pick<ContactDialogDependencies, "contact" | "client" | "draft">,
  payload: ContactUpdate,
): void {
  const { known } = contact.data;
  if (known !== undefined) contact.data.replace(applyContactUpdate(known, payload));
  draft?.drop();
  // The contract's own e-mail and numbers may have changed with the contact data.
  void client.data.reload();
}
