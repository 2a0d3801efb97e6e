import { observer } from "mobx-react-lite";
import { useState } from "react";
import { EInvoiceDialog } from "#ui/features/e-invoice/e-invoice-dialog.view.tsx";
import { EInvoiceViewModel } from "#ui/features/e-invoice/e-invoice.view-model.ts";
import { useService } from "../../container/use-service.tsx";
import { ContactFormDialog } from "../contact/contact-form-dialog.tsx";
import * as tokens from "../../container/tokens.ts";

export interface EInvoiceFormProps {
  readonly onClosed: () => void;
  /** Whether it was asked for on another page, which `onClosed` leads back to. */
  readonly isOpenedWithPage?: boolean;
  /** They have just been turned on; the dialog still stands. */
  readonly onActivated?: () => void;
}

/**
 * Turning e-invoices on, over the wire, and the contact data in its place while the address is changed: fetched by
 * those who open it.
 */
export const EInvoiceForm = observer(function EInvoiceForm({
  onClosed,
  isOpenedWithPage,
  onActivated,
}: EInvoiceFormProps) {
  const { container } = useService(tokens.APP);
  const port = useService(tokens.CONTACT_CHANGE_PORT);
  const client = useService(tokens.CLIENT_STORE);
  const contact = useService(tokens.CONTACT_STORE);
  const siteContent = useService(tokens.SITE_CONTENT_STORE);
  const idempotencyKeys = useService(tokens.IDEMPOTENCY_KEY_PORT);
  const [model] = useState(
    () =>
      new EInvoiceViewModel({
        port,
        client,
        contact,
        idempotencyKeys,
        onActivated() {
          onActivated?.();
          // what cannot be fetched is read by the page that needs it
          void container.loadService("onboarding", tokens.ONBOARDING_STORE).then(
            (onboarding) => onboarding.events.reload(),
            () => undefined,
          );
        },
      }),
  );
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <ContactFormDialog request={{ origin: "eInvoice" }} onClosed={() => setEditing(false)} />;
  return (
    <EInvoiceDialog
      model={model}
      siteContent={siteContent.content.known}
      onEdit={() => setEditing(true)}
      onClose={onClosed}
      isOpenedWithPage={isOpenedWithPage}
    />
  );
});
