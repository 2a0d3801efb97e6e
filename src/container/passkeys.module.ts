import { ContainerModule } from "inversify";
import { WebAuthnAuthenticatorAdapter } from "#adapters/browser/web-authn-authenticator.adapter.ts";
import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { SoapPasskeyLoginAdapter } from "#adapters/soap/passkeys/soap-passkey-login.adapter.ts";
import { SoapPasskeysAdapter } from "#adapters/soap/passkeys/soap-passkeys.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { AUTHENTICATOR_PORT, OPERATION_GATEWAY, PASSKEY_LOGIN_PORT, PASSKEYS_PORT } from "./tokens.ts";

/** Passkeys: the device that stores them, the login with one, and those that the customer has saved. */
export const passkeysModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(AUTHENTICATOR_PORT).toResolvedValue(() => new WebAuthnAuthenticatorAdapter(window));
    bind(PASSKEYS_PORT).toResolvedValue((gateway) => new SoapPasskeysAdapter(gateway), [OPERATION_GATEWAY]);
    bind(PASSKEY_LOGIN_PORT).toResolvedValue(
      (gateway) => new SoapPasskeyLoginAdapter(gateway, isInNativeApp(window)),
      [OPERATION_GATEWAY],
    );
  }),
} satisfies ContextModule;
