import { ContainerModule } from "inversify";
import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import { SoapLoginLinkAdapter } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { SoapActionLinksAdapter } from "#adapters/soap/action-links/soap-action-links.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, LOGIN_LINK_PORT, ACTION_LINKS_PORT } from "./tokens.ts";

/** Services that need no session: action links of e-mails and SMS, and the login by link. */
export const actionLinksModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(ACTION_LINKS_PORT).toResolvedValue((gateway) => new SoapActionLinksAdapter(gateway), [OPERATION_GATEWAY]);
    bind(LOGIN_LINK_PORT).toResolvedValue(
      (gateway) => new SoapLoginLinkAdapter(gateway, isInNativeApp(window)),
      [OPERATION_GATEWAY],
    );
  }),
} satisfies ContextModule;
