import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CONFIRMED_DAYS } from "#domain/onboarding/data-update.ts";
import { DataUpdateDialog } from "#ui/features/contact/data-update-dialog.view.tsx";
import { updateConfirmed } from "#ui/features/contact/contact.texts.ts";
import { DoneTasks } from "#ui/stores/onboarding/done-tasks.ts";
import type { App } from "../../boot/app.ts";
import { ContactForm } from "./contact-form.tsx";
import { ONBOARDING_FLAGS_PORT } from "../../container/tokens.ts";

/** The yearly question, and the contact data in its place while they are changed. */
export const DataUpdate = observer(function DataUpdate({
  app,
  onClosed,
}: {
  readonly app: App;
  readonly onClosed: () => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const contact = app.stores.contact.data.known;
  const confirm = (): void => {
    void storeConfirmation(app);
    onClosed();
  };
  if (isEditing)
    return (
      <ContactForm
        request={{
          origin: "data-update",
          onSaved: () => {
            setSaved(true);
            void storeConfirmation(app);
          },
        }}
        onClosed={() => (isSaved ? onClosed() : setEditing(false))}
      />
    );
  if (contact === undefined) return null;
  return (
    <DataUpdateDialog
      contact={contact}
      onConfirm={confirm}
      onChange={() => {
        setSaved(false);
        setEditing(true);
      }}
      onLater={onClosed}
    />
  );
});

/** They are right for a year. That it cannot be stored is nobody's trouble: it is asked again after the next login. */
async function storeConfirmation(app: App): Promise<void> {
  const onboarding = await app.onboarding().catch(() => undefined);
  if (onboarding === undefined) return;
  const tasks = new DoneTasks({
    flags: app.container.root.get(ONBOARDING_FLAGS_PORT),
    onboarding,
    today: app.stores.today,
    idempotencyKeys: app.idempotencyKeys,
    log: (what) => window.console.info(what),
    celebrate: () => app.stores.toasts.show({ text: updateConfirmed(), kind: "done" }),
  });
  await tasks.mark("personalDataConfirm", CONFIRMED_DAYS);
}
