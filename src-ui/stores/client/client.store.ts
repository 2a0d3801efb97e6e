import type { ClientData, ClientPort } from "#domain/account/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Client data of the current context: person, products, addresses, flags. */
export class ClientStore {
  readonly data: AsyncValue<ClientData>;

  constructor(port: ClientPort) {
    this.data = new AsyncValue(() => port.load());
  }
}
