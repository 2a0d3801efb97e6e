import type { Message, MessagesPort, Outage } from "#domain/messages/index.ts";
import { Resource } from "../resource.ts";

/** Messages to the customer, and outages at the customer's addresses. */
export class MessagesStore {
  readonly messages: Resource<readonly Message[]>;
  readonly outages: Resource<readonly Outage[]>;

  constructor(port: MessagesPort) {
    this.messages = new Resource(() => port.loadMessages());
    this.outages = new Resource(() => port.loadOutages());
  }
}
