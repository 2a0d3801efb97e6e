import { useEffect, useState, type ComponentType } from "react";
import { observer } from "mobx-react-lite";
import { ContactDialog } from "#ui/features/contact/contact-dialog.view.tsx";
import { ContactEdit } from "#ui/features/contact/contact-edit.model.ts";
import type { ContactWish, ContactWorld } from "#ui/features/contact/contact-world.ts";
import type { App } from "../../boot/app.ts";
import type { FormDesk } from "../../boot/form-desk.ts";
import { CONTACT_CHANGE_PORT } from "../../container/tokens.ts";

interface ContactFormProps {
  readonly app: App;
  readonly wish: ContactWish;
  readonly onClosed: () => void;
}

/**
 * The contact form over the wire, with the question before it is left: fetched by those who open it. Rejects where what
 * forms share cannot be had.
 */
export async function contactForm(app: App): Promise<ComponentType<Omit<ContactFormProps, "app">>> {
  const [desk] = await Promise.all([app.forms(), app.container.load("contact-change")]);
  return function OpenedContact(props: Omit<ContactFormProps, "app">) {
    return <ContactForm {...props} app={app} desk={desk} />;
  };
}

const ContactForm = observer(function ContactForm({
  app,
  wish,
  onClosed,
  desk,
}: ContactFormProps & { readonly desk: FormDesk }) {
  const [model] = useState(() => new ContactEdit(worldOf(app, desk), wish));
  useEffect(() => desk.unsaved.watch(model), [desk, model]);
  const close = (): void => desk.unsaved.ask({ leave: onClosed, form: model });
  return <ContactDialog model={model} siteContent={app.stores.siteContent.content.known} onClose={close} />;
});

function worldOf(app: App, { drafts }: FormDesk): ContactWorld {
  const { contact, client, session } = app.stores;
  return {
    port: app.container.root.get(CONTACT_CHANGE_PORT),
    contact,
    client,
    clock: app.clock,
    idempotencyKeys: app.idempotencyKeys,
    ebokAccess: () => session.current?.access.ebok === true,
    draft: drafts.of("contact"),
  };
}
