import type { ContactWish } from "#ui/features/contact/contact-world.ts";
import type { App } from "../../boot/app.ts";
import { lateDialog, type LateDialog } from "../late-dialog.tsx";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";

const fetchContact = lazyWithRetry(() => import("./contact-part.ts"), "contactForm");

/** An opener of the contact form (ACC-02, DIALOG-02): one for each route that opens it. */
export function contactOpener(app: App): LateDialog<ContactWish> {
  return lateDialog(app, async () => {
    const Form = await (await fetchContact()).contactForm(app);
    return ({ wish, onClosed }) => <Form wish={wish} onClosed={onClosed} />;
  });
}
