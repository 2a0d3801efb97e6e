import { useMemo, type ReactNode } from "react";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import type { App } from "../boot/app.ts";
import { APP } from "../container/tokens.ts";
import { ContainerContext, useService } from "../container/use-service.tsx";
import { withBoundedContexts } from "../container/with-bounded-contexts.ts";
import { LanguageSuggestion } from "./language-suggestion.tsx";
import { GuestPageExtras, NativeAppPart, type OnDeviceMessage } from "./guest-page-extras.tsx";

/** Parts of the login page that load after its form. */
export interface LoginExtras {
  /** Question of the language at a first visit; inside the app, also the effects of a guest page. */
  readonly effects: ReactNode;
  /** Login by the device, only inside the app (WRAP-03). */
  readonly deviceLogin: ReactNode;
  /** Login with a passkey, where the browser has them (KEY-03). */
  readonly passkeyLogin: ReactNode;
}

/** Creates the parts of the login page, and prepares the start page while the customer types. */
export function createLoginExtras(app: App, onDeviceMessage: OnDeviceMessage): LoginExtras {
  const { container } = app;
  // A failed chunk is requested again when its route opens.
  import("./prepare-home.ts").then(
    ({ prepareHome }) => prepareHome(app),
    () => undefined,
  );
  return {
    effects: (
      <ContainerContext value={container.root}>
        <LanguageSuggestion />
        <GuestPageExtras />
      </ContainerContext>
    ),
    deviceLogin: (
      <ContainerContext value={container.root}>
        <NativeAppPart part="DeviceLoginPanel" onDeviceMessage={onDeviceMessage} />
      </ContainerContext>
    ),
    passkeyLogin: (
      <ContainerContext value={container.root}>
        <PasskeyLogin />
      </ContainerContext>
    ),
  };
}

const importPasskeyLogin = lazyWithRetry(() => import("./passkey-login-panel.tsx"), "PasskeyLoginPanel");

/** Login with a passkey, whose code is loaded only where the browser has passkeys. A failed load shows no error. */
function PasskeyLogin() {
  const { container } = useService(APP);
  const load = useMemo(() => withBoundedContexts(container, ["passkeys"], importPasskeyLogin), [container]);
  const { module } = useLazyModule(load, "PublicKeyCredential" in window);
  return module === undefined ? null : <module.PasskeyLoginPanel />;
}
