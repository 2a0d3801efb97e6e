import { ContainerModule } from "inversify";
import { SoapLoginLinkAdapter } from "#adapters/soap/login/soap-login-link.adapter.ts";
import { SoapMattersAdapter } from "#adapters/soap/matters/soap-matters.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, LOGIN_LINK_PORT, MATTERS_PORT } from "./tokens.ts";

/** Links of e-mails and SMS: what they ask, and logging in by one. */
export const actionLinksModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(MATTERS_PORT).toResolvedValue((caller) => new SoapMattersAdapter(caller), [CALLER]);
    bind(LOGIN_LINK_PORT).toResolvedValue((caller) => new SoapLoginLinkAdapter(caller), [CALLER]);
  }),
} satisfies ContextModule;
