import { useState, type ComponentType } from "react";
import { SetTopBoxModel } from "#ui/features/set-top-box/set-top-box.model.ts";
import { SetTopBoxScreen } from "#ui/features/set-top-box/set-top-box.screen.tsx";
import type { App } from "../boot/app.ts";
import { setTopBoxOver } from "../container/devices.ts";

/** `/resetPin` (DEV-04). A code is gone with its page: nothing of it outlives the model. */
export function compose(app: App): ComponentType {
  return function SetTopBoxRoute() {
    const [model] = useState(
      () => new SetTopBoxModel({ port: setTopBoxOver(app.caller), idempotencyKeys: app.idempotencyKeys }),
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
