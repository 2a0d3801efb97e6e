import type { ClientData, ClientPort } from "#domain/account/index.ts";
import { Resource } from "../resource.ts";

/** The customer of the current context: person, products, addresses, flags. */
export class ClientStore {
  readonly data: Resource<ClientData>;

  constructor(port: ClientPort) {
    this.data = new Resource(() => port.load());
  }
}
