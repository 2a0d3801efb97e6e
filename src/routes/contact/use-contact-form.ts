import { useState } from "react";
import type { ContactWish } from "#ui/features/contact/contact-world.ts";
import { lazyWithRetry, type LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import { useService } from "../../container/services.tsx";
import { APP } from "../../container/tokens.ts";
import { useLazyDialog, type LazyDialog } from "../lazy-dialog.tsx";
import { withContexts } from "../../container/with-contexts.ts";
import type * as ContactPart from "./contact-part.ts";

const importContactPart = lazyWithRetry(() => import("./contact-part.ts"), "ContactForm");

/** Loads the forms for contact data and e-invoices, with the contexts that they need. */
export function useContactLoader(): LazyModuleLoader<typeof ContactPart> {
  const { container } = useService(APP);
  const [load] = useState(() => withContexts(container, ["contact-change", "forms"], importContactPart));
  return load;
}

/** The contact form above a page (ACC-02, DIALOG-02). */
export function useContactForm(): LazyDialog<ContactWish> {
  const load = useContactLoader();
  const [loadDialog] = useState(() => async () => ({ Dialog: (await load()).ContactForm }));
  return useLazyDialog(loadDialog);
}
