import { observer } from "mobx-react-lite";
import { useState } from "react";
import { CONFIRMED_DAYS } from "#domain/onboarding/data-update.ts";
import { DataUpdateDialog } from "#ui/features/contact/data-update-dialog.view.tsx";
import { updateConfirmed } from "#ui/features/contact/contact.texts.ts";
import { DoneTasks } from "#ui/stores/onboarding/done-tasks.ts";
import type { ContactWish } from "#ui/features/contact/contact-world.ts";
import type { App } from "../../boot/app.ts";
import { lateDialog, type LateDialog } from "../late-dialog.tsx";
import { contactForm } from "./contact-form.tsx";
import { ONBOARDING_FLAGS_PORT } from "../../container/tokens.ts";

/** The yearly question, and the contact data in its place while they are changed. */
export const DataUpdate = observer(function DataUpdate({
  app,
  onClosed,
}: {
  readonly app: App;
  readonly onClosed: () => void;
}) {
  const [form] = useState((): LateDialog<ContactWish> =>
    lateDialog(app, async () => {
      const Form = await contactForm(app);
      return ({ wish, onClosed: closed }) => <Form wish={wish} onClosed={closed} />;
    }),
  );
  const [isEditing, setEditing] = useState(false);
  const contact = app.stores.contact.data.known;
  const confirm = (): void => {
    void storeConfirmation(app);
    onClosed();
  };
  const edit = (): void => {
    setEditing(true);
    let isSaved = false;
    form.open({
      origin: "data-update",
      onSaved: () => {
        isSaved = true;
        void storeConfirmation(app);
      },
      onClosed: () => (isSaved ? onClosed() : setEditing(false)),
    });
  };
  return (
    <>
      {!isEditing && contact !== undefined && (
        <DataUpdateDialog contact={contact} onConfirm={confirm} onChange={edit} onLater={onClosed} />
      )}
      <form.Dialog />
    </>
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
