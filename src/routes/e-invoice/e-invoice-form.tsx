import { observer } from "mobx-react-lite";
import { useState } from "react";
import { EInvoiceDialog } from "#ui/features/e-invoice/e-invoice-dialog.view.tsx";
import { EInvoiceModel } from "#ui/features/e-invoice/e-invoice.model.ts";
import type { App } from "../../boot/app.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import { CONTACT_CHANGE_PORT } from "../../container/tokens.ts";

export interface EInvoiceFormProps {
  readonly app: App;
  readonly onClosed: () => void;
  /** Whether it was asked for on another page, which `onClosed` leads back to. */
  readonly cameWithPage?: boolean;
  /** They have just been turned on; the dialog still stands. */
  readonly onActivated?: () => void;
}

/**
 * Turning e-invoices on, over the wire, and the contact data in its place while the address is changed: fetched by
 * those who open it.
 */
export const EInvoiceForm = observer(function EInvoiceForm({
  app,
  onClosed,
  cameWithPage,
  onActivated,
}: EInvoiceFormProps) {
  const { client, contact, siteContent } = app.stores;
  const [model] = useState(
    () =>
      new EInvoiceModel({
        port: app.container.root.get(CONTACT_CHANGE_PORT),
        client,
        contact,
        idempotencyKeys: app.idempotencyKeys,
        activated() {
          onActivated?.();
          // what cannot be fetched is read by the page that needs it
          void app.onboarding().then(
            (onboarding) => onboarding.events.reload(),
            () => undefined,
          );
        },
      }),
  );
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <ContactForm request={{ origin: "eInvoice" }} onClosed={() => setEditing(false)} />;
  return (
    <EInvoiceDialog
      model={model}
      siteContent={siteContent.content.known}
      onEdit={() => setEditing(true)}
      onClose={onClosed}
      cameWithPage={cameWithPage}
    />
  );
});
