import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ContactDialog } from "#ui/features/contact/contact-dialog.view.tsx";
import { ContactEdit } from "#ui/features/contact/contact-edit.model.ts";
import type { ContactWish } from "#ui/features/contact/contact-world.ts";
import { useService, useServices } from "../../container/services.tsx";
import * as tokens from "../../container/tokens.ts";
import type { LazyDialogProps } from "../lazy-dialog.tsx";

const DEPENDENCIES = {
  port: tokens.CONTACT_CHANGE_PORT,
  contact: tokens.CONTACT_STORE,
  client: tokens.CLIENT_STORE,
  clock: tokens.CLOCK_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** The contact form, with the question before it is left. Needs the contexts `contact-change` and `forms`. */
export const ContactForm = observer(function ContactForm({ request, onClosed }: LazyDialogProps<ContactWish>) {
  const dependencies = useServices(DEPENDENCIES);
  const session = useService(tokens.SESSION_STORE);
  const siteContent = useService(tokens.SITE_CONTENT_STORE);
  const { drafts, unsaved } = useService(tokens.FORM_SERVICES);
  const [model] = useState(
    () =>
      new ContactEdit(
        {
          ...dependencies,
          ebokAccess: () => session.current?.access.ebok === true,
          draft: drafts.of("contact"),
        },
        request,
      ),
  );
  useEffect(() => unsaved.watch(model), [unsaved, model]);
  const close = (): void => unsaved.ask({ leave: onClosed, form: model });
  return <ContactDialog model={model} siteContent={siteContent.content.known} onClose={close} />;
});
