import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { visibleContact } from "#domain/contact/visible-contact.ts";
import { DataUpdateDialog } from "#ui/features/contact/data-update-dialog.view.tsx";
import { updateConfirmed } from "#ui/features/contact/contact.texts.ts";
import { useService } from "../../container/use-service.tsx";
import { ContactFormDialog } from "./contact-form-dialog.tsx";
import { storeContactConfirmation } from "./store-contact-confirmation.ts";
import * as tokens from "../../container/tokens.ts";

/** Yearly question; the form of contact data replaces it while they are changed. */
export const DataUpdate = observer(function DataUpdate({ onClosed }: { readonly onClosed: () => void }) {
  const { container } = useService(tokens.APP);
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const contact = useService(tokens.CONTACT_STORE).data.known;
  const customer = useService(tokens.CLIENT_STORE).data.known?.client;
  const toasts = useService(tokens.TOASTS_STORE);
  const store = (): void =>
    void storeContactConfirmation(container, () => toasts.show({ text: updateConfirmed(), kind: "done" }));
  const confirm = (): void => {
    store();
    onClosed();
  };
  if (isEditing)
    return (
      <ContactFormDialog
        request={{
          origin: "data-update",
          onSaved: () => {
            setSaved(true);
            store();
          },
        }}
        onClosed={() => (isSaved ? onClosed() : setEditing(false))}
      />
    );
  if (contact === undefined) return null;
  return (
    <DataUpdateDialog
      contact={visibleContact(contact, customer)}
      onConfirm={confirm}
      onChange={() => {
        setSaved(false);
        setEditing(true);
      }}
      onLater={onClosed}
    />
  );
});
