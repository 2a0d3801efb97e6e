import { ContainerModule } from "inversify";
import type { SoapCaller } from "#adapters/soap/gateway/answer.ts";
import { SoapContextsAdapter } from "#adapters/soap/contexts/soap-contexts.adapter.ts";
import { BrowserTabLockAdapter } from "#adapters/browser/browser-tab-lock.adapter.ts";
import type { ContextSwitchPorts } from "#ui/stores/session/context-switch.ts";
import { CALLER, CONTEXTS, TAB_LOCK } from "./tokens.ts";

/** The same for a page that brings its own ports; here, so that it is fetched once. */
export const contextsOver = (caller: SoapCaller): ContextSwitchPorts => ({
  contexts: new SoapContextsAdapter(caller),
  lock: new BrowserTabLockAdapter(window.navigator),
});

/** Acting for another account of the same customer. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(CONTEXTS).toResolvedValue((caller) => new SoapContextsAdapter(caller), [CALLER]);
  bind(TAB_LOCK).toResolvedValue(() => new BrowserTabLockAdapter(window.navigator));
});
