import { ContainerModule } from "inversify";
import { SoapContextsAdapter } from "#adapters/soap/contexts/soap-contexts.adapter.ts";
import { BrowserTabLockAdapter } from "#adapters/browser/browser-tab-lock.adapter.ts";
import { ContextSwitch } from "#ui/stores/session/context-switch.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, CONTEXTS_PORT, CONTEXT_SWITCH, SESSION_STORE, TAB_LOCK_PORT } from "./tokens.ts";

/** Switch to another account of the same customer (SESS-11). */
export const accountSwitchModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CONTEXTS_PORT).toResolvedValue((gateway) => new SoapContextsAdapter(gateway), [OPERATION_GATEWAY]);
    bind(TAB_LOCK_PORT).toResolvedValue(() => new BrowserTabLockAdapter(window.navigator));
  }),
  portalStores: new ContainerModule(({ bind }) => {
    bind(CONTEXT_SWITCH).toResolvedValue(
      (session, contexts, lock) => new ContextSwitch(session, { contexts, lock }),
      [SESSION_STORE, CONTEXTS_PORT, TAB_LOCK_PORT],
    );
  }),
} satisfies ContextModule;
