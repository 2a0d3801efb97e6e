import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { SetTopBoxViewModel } from "#ui/features/set-top-box/set-top-box.view-model.ts";
import { SetTopBoxScreen } from "#ui/features/set-top-box/set-top-box.screen.tsx";
import { useService, useServices } from "../container/use-service.tsx";
import { DECODERS_STORE } from "../container/page-store-tokens.ts";
import * as tokens from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["set-top-box"] as const;

const DEPENDENCIES = {
  port: tokens.SET_TOP_BOX_PORT,
  store: DECODERS_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

/** Screen at `/resetPin` (DEV-04). The view model ends with the page, and the PIN with it. */
export const Component = observer(function SetTopBoxRoute() {
  const dependencies = useServices(DEPENDENCIES);
  const settings = useService(tokens.PORTAL_SETTINGS);
  const clipboard = useService(tokens.CLIPBOARD_PORT);
  const { known: client } = useService(tokens.CLIENT_STORE).data;
  const [model] = useState(() => new SetTopBoxViewModel(dependencies));
  return (
    <SetTopBoxScreen
      model={model}
      products={client?.products ?? []}
      defaultPin={settings.decoder?.defaultPin}
      copy={(text) => clipboard.write(text)}
    />
  );
});
