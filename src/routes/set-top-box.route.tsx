import { useState, type ComponentType } from "react";
import { SetTopBoxModel } from "#ui/features/set-top-box/set-top-box.model.ts";
import { SetTopBoxScreen } from "#ui/features/set-top-box/set-top-box.screen.tsx";
import type { App } from "../boot/app.ts";
import { SET_TOP_BOX_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["set-top-box"] as const;

/** `/resetPin` (DEV-04). A code is gone with its page: nothing of it outlives the model. */
export function compose(app: App): ComponentType {
  return function SetTopBoxRoute() {
    const [model] = useState(
      () =>
        new SetTopBoxModel({ port: app.container.root.get(SET_TOP_BOX_PORT), idempotencyKeys: app.idempotencyKeys }),
    );
    return (
      <SetTopBoxScreen
        model={model}
        defaultPin={app.settings.decoder?.defaultPin}
        copy={(text) => app.clipboard.write(text)}
      />
    );
  };
}
