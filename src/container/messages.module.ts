import { ContainerModule } from "inversify";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, MESSAGES_PORT, MESSAGES_STORE } from "./tokens.ts";

/** Messages to the customer. */
export const messagesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(MESSAGES_PORT).toResolvedValue((gateway) => new SoapMessagesAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(MESSAGES_STORE)
      .toResolvedValue((port) => new MessagesStore(port), [MESSAGES_PORT])
      .onDeactivation((store) => {
        store.messages.clear();
        store.outages.clear();
      });
  }),
} satisfies ContextModule;
