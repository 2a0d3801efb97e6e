import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { ContactDialog } from "#ui/features/contact/contact-dialog.view.tsx";
import { ContactDialogViewModel } from "#ui/features/contact/contact-dialog.view-model.ts";
import type { ContactDialogOptions, LoginCodeDependencies } from "#ui/features/contact/contact-dialog-dependencies.ts";
import { useService, useServices } from "../../container/use-service.tsx";
import type { AppContainer } from "../../container/context-loaders.ts";
import * as tokens from "../../container/tokens.ts";
import type { LazyDialogProps } from "../lazy-dialog.tsx";
import { storeContactConfirmation } from "./store-contact-confirmation.ts";

const DEPENDENCIES = {
  port: tokens.CONTACT_CHANGE_PORT,
  backendAccess: tokens.BACKEND_ACCESS_STORE,
  contact: tokens.CONTACT_STORE,
  client: tokens.CLIENT_STORE,
  clock: tokens.CLOCK_PORT,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Loads the second step of the login; `undefined` if its code cannot be loaded. */
async function loadSecondFactor(container: AppContainer): ReturnType<LoginCodeDependencies["load"]> {
  try {
    const port = await container.loadService("settings", tokens.SECOND_FACTOR_PORT);
    return await port.load();
  } catch {
    return undefined;
  }
}

/** Contact form with the question about unsaved changes. Requires the contexts `contact-change` and `forms`. */
export const ContactFormDialog = observer(function ContactFormDialog({
  request,
  onClosed,
}: LazyDialogProps<ContactDialogOptions>) {
  const dependencies = useServices(DEPENDENCIES);
  const session = useService(tokens.SESSION_STORE);
  const siteContent = useService(tokens.SITE_CONTENT_STORE);
  const { container } = useService(tokens.APP);
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const { drafts, unsaved } = useService(tokens.FORM_SERVICES);
  const [model] = useState(
    () =>
      new ContactDialogViewModel(
        {
          ...dependencies,
          ebokAccess: () => session.current?.access.ebok === true,
          draft: drafts.of("contact"),
          // The questions that open the form to update the data store their confirmation themselves.
          storeConfirmation:
            request.origin === "data-update" ? undefined : () => void storeContactConfirmation(container),
          loginCodes: unavailable.has("secondFactor")
            ? undefined
            : { load: () => loadSecondFactor(container), hasRecoveryCodes: !unavailable.has("recoveryCodes") },
        },
        request,
      ),
  );
  useEffect(() => unsaved.watch(model), [unsaved, model]);
  const close = (): void => unsaved.ask({ leave: onClosed, form: model });
  return <ContactDialog model={model} siteContent={siteContent.content.known} onClose={close} />;
});
