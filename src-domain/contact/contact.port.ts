import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ContactData } from "./contact.ts";

export interface ContactPort {
  /** The contact data of the current context (`getContactData`). */
  load(): Promise<Result<ContactData, TransportFailure>>;
}
