import { useEffect, useState, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { addressOf, supportAddress } from "#ui/features/support-request/address.ts";
import { SupportPage } from "#ui/features/support-request/support-page.model.ts";
import { SupportScreen } from "#ui/features/support-request/support.screen.tsx";
import { SupportStore } from "#ui/stores/support/support.store.ts";
import type { App } from "../boot/app.ts";
import { SUPPORT_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["support"] as const;

/** `/supportRequest` (MSG-03, MSG-04); `?isContactRequested=1` opens on the wish to be called. */
export async function compose(app: App): Promise<ComponentType> {
  const { drafts, unsaved } = await app.forms();
  const { client, contact, today } = app.stores;
  return function SupportRequestRoute() {
    const { search } = useLocation();
    const navigate = useNavigate();
    const [model] = useState(() => {
      const port = app.container.root.get(SUPPORT_PORT);
      return new SupportPage({
        port,
        store: new SupportStore(port),
        client,
        contact,
        today,
        clock: app.clock,
        idempotencyKeys: app.idempotencyKeys,
        draftOf: (form) => drafts.of(form),
      });
    });
    useEffect(() => unsaved.watch(model), [model]);
    return (
      <SupportScreen
        model={model}
        at={supportAddress(search)}
        onChoose={(to) => void navigate(addressOf(to), { replace: true })}
      />
    );
  };
}
