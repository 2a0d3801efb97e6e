import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { EInvoiceDialog } from "#ui/features/e-invoice/e-invoice-dialog.view.tsx";
import { EInvoiceViewModel } from "#ui/features/e-invoice/e-invoice.view-model.ts";
import { useService } from "../../container/use-service.tsx";
import { useBrand } from "../brand-context.tsx";
import { loadCompletedTasksWriter } from "../completed-tasks.ts";
import { ContactFormDialog } from "../contact/contact-form-dialog.tsx";
import * as tokens from "../../container/tokens.ts";

export interface EInvoiceFormProps {
  readonly onClosed: () => void;
  /** True if another page opened the form; `onClosed` leads back to it. */
  readonly isOpenedWithPage?: boolean;
  /** Called when e-invoices were activated; the dialog is still open. */
  readonly onActivated?: () => void;
}

/** Form that activates e-invoices; the contact form replaces it while the address is changed. Loaded on demand. */
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
  const consents = useService(tokens.CONSENTS_STORE);
  const idempotencyKeys = useService(tokens.IDEMPOTENCY_KEY_PORT);
  const [model] = useState(
    () =>
      new EInvoiceViewModel({
        port,
        client,
        contact,
        idempotencyKeys,
        onActivated: () => {
          // The provider has given their consent, by which they can be turned off again (EINV-06).
          void consents.consents.reload();
          onActivated?.();
        },
        // The dialog itself reports the success.
        storeOnboardingFlag: () =>
          void loadCompletedTasksWriter(container, () => undefined).then((tasks) => tasks?.renew("eInvoiceActivate")),
      }),
  );
  const [helpLine] = useBrand().helpLines;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <ContactFormDialog request={{ origin: "eInvoice" }} onClosed={() => setEditing(false)} />;
  return (
    <EInvoiceDialog
      model={model}
      siteContent={siteContent.content.known}
      helpLine={helpLine}
      onEdit={() => setEditing(true)}
      onClose={onClosed}
      isOpenedWithPage={isOpenedWithPage}
    />
  );
});
