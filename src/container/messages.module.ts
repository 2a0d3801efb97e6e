import { ContainerModule } from "inversify";
import { SoapMessageMarksAdapter } from "#adapters/soap/messages/soap-message-marks.adapter.ts";
import { SoapMessagesAdapter } from "#adapters/soap/messages/soap-messages.adapter.ts";
import { MessagesStore } from "#ui/stores/messages/messages.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, MESSAGES_PORT, MESSAGES_STORE, MESSAGE_MARKS_PORT } from "./tokens.ts";

/** Messages to the customer, and marking them. */
export const messagesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(MESSAGES_PORT).toResolvedValue((caller) => new SoapMessagesAdapter(caller), [CALLER]);
    bind(MESSAGE_MARKS_PORT).toResolvedValue((caller) => new SoapMessageMarksAdapter(caller), [CALLER]);
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
