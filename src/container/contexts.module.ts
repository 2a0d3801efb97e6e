import { ContainerModule } from "inversify";
import { SoapContexts } from "#adapters/soap/contexts/soap-contexts.adapter.ts";
import { BrowserTabLock } from "#adapters/storage/tab-lock.adapter.ts";
import { CALLER, CONTEXTS, TAB_LOCK } from "./tokens.ts";

/** Acting for another account of the same customer. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(CONTEXTS).toResolvedValue((caller) => new SoapContexts(caller), [CALLER]);
  bind(TAB_LOCK).toResolvedValue(() => new BrowserTabLock(window.navigator));
});
