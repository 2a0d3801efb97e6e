import type { Message, MessagesPort, Outage } from "#domain/messages/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Messages to the customer, and outages at the customer's addresses. */
export class MessagesStore {
  readonly messages: AsyncValue<readonly Message[]>;
  readonly outages: AsyncValue<readonly Outage[]>;

  constructor(port: MessagesPort) {
    this.messages = new AsyncValue(() => port.loadMessages());
    this.outages = new AsyncValue(() => port.loadOutages());
  }
}
