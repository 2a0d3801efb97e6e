import { observer } from "mobx-react-lite";
import { useCallback, useState, type ComponentType } from "react";
import { currentContextOf } from "#domain/session/index.ts";
import type { AgreementsModel, AgreementsWorld } from "#ui/features/agreements/agreements.model.ts";
import { AgreementsScreen } from "#ui/features/agreements/agreements.screen.tsx";
import { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import type { App } from "../boot/app.ts";
import { contactOpener } from "./contact/contact-opener.tsx";
import { AGREEMENTS_PORT } from "../container/tokens.ts";

/** `/agreements` (CONSENT-01 to CONSENT-03). */
export async function compose(app: App): Promise<ComponentType> {
  const { contact, client, consents, session } = app.stores;
  const { drafts, unsaved } = await app.forms();
  const port = app.container.root.get(AGREEMENTS_PORT);
  const opener = contactOpener(app);
  return observer(function AgreementsRoute() {
    const [world] = useState((): AgreementsWorld => ({
      store: new AgreementsStore(port),
      contact,
      client,
      idempotencyKeys: app.idempotencyKeys,
      draft: drafts.of("agreements"),
      openContact: (need) =>
        new Promise((resolve) => opener.open({ origin: "agreements", requirement: need, onClosed: resolve })),
      saved: (agreements) => {
        consents.consents.replace(agreements);
        // what the provider offers may hang on a consent, as e-invoices do (EINV-05)
        void client.data.reload();
      },
    }));
    const watch = useCallback((form: AgreementsModel["form"]) => unsaved.watch(form), []);
    const { current } = session;
    const account = current !== undefined && current.contexts.length > 1 ? currentContextOf(current).name : undefined;
    return (
      <>
        <AgreementsScreen world={world} account={account} watch={watch} />
        <opener.Dialog />
      </>
    );
  });
}
