import { ContainerModule } from "inversify";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { CALLER, MESSAGES } from "./tokens.ts";

/** Messages and outages. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(MESSAGES).toResolvedValue((caller) => new SoapMessagesAdapter(caller), [CALLER]);
});
