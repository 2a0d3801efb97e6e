import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { visibleContact } from "#domain/contact/visible-contact.ts";
import { CONFIRMED_DAYS } from "#domain/onboarding/data-update.ts";
import { DataUpdateDialog } from "#ui/features/contact/data-update-dialog.view.tsx";
import { updateConfirmed } from "#ui/features/contact/contact.texts.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import { useService } from "../../container/use-service.tsx";
import { loadCompletedTasksWriter } from "../completed-tasks.ts";
import { ContactFormDialog } from "./contact-form-dialog.tsx";
import * as tokens from "../../container/tokens.ts";

/** Yearly question; the form of contact data replaces it while they are changed. */
export const DataUpdate = observer(function DataUpdate({ onClosed }: { readonly onClosed: () => void }) {
  const { container } = useService(tokens.APP);
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const contact = useService(tokens.CONTACT_STORE).data.known;
  const customer = useService(tokens.CLIENT_STORE).data.known?.client;
  const confirm = (): void => {
    void storeConfirmation(container);
    onClosed();
  };
  if (isEditing)
    return (
      <ContactFormDialog
        request={{
          origin: "data-update",
          onSaved: () => {
            setSaved(true);
            void storeConfirmation(container);
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

/** Stores the confirmation for a year. A failure is ignored: the question is shown again after the next login. */
async function storeConfirmation(container: AppContainer): Promise<void> {
  const tasks = await loadCompletedTasksWriter(container, () =>
    container.root.get(tokens.TOASTS_STORE).show({ text: updateConfirmed(), kind: "done" }),
  );
  await tasks?.markDone("personalDataConfirm", CONFIRMED_DAYS);
}
