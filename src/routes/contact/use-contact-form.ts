import { useState } from "react";
import type { ContactDialogOptions } from "#ui/features/contact/contact-dialog-dependencies.ts";
import { lazyWithRetry, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import { useService } from "../../container/use-service.tsx";
import { APP } from "../../container/tokens.ts";
import { useLazyDialog, type DialogRequest, type LazyDialog } from "../lazy-dialog.tsx";
import { withBoundedContexts } from "../../container/with-bounded-contexts.ts";
import type * as ContactForms from "./contact-forms.ts";

const importContactForms = lazyWithRetry(() => import("./contact-forms.ts"), "ContactFormDialog");

/** Returns the loader of the forms for contact data and e-invoices, with their contexts. */
export function useContactLoader(): LazyModuleLoader<typeof ContactForms> {
  const { container } = useService(APP);
  const [load] = useState(() => withBoundedContexts(container, ["contact-change", "forms"], importContactForms));
  return load;
}

/** Contact form as a dialog (ACC-02, DIALOG-02). */
export function useContactForm(): LazyDialog<ContactDialogOptions> {
  const load = useContactLoader();
  const [loadDialog] = useState(() => async () => ({ Dialog: (await load()).ContactFormDialog }));
  return useLazyDialog(loadDialog);
}

/** Form that activates e-invoices, as a dialog over any page (EINV-07). */
export function useEInvoiceForm(): LazyDialog<DialogRequest> {
  const load = useContactLoader();
  const [loadDialog] = useState(() => async () => ({ Dialog: (await load()).EInvoiceForm }));
  return useLazyDialog(loadDialog);
}
