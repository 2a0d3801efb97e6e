import type { Branch, Faq, HelpPort, PublicDocument } from "#domain/help/index.ts";
import { AsyncValue } from "../async-value.ts";

/**
 * Branches, questions and documents. Each page loads its own data, which stays for the whole session, also without a
 * network.
 */
export class HelpStore {
  readonly branches: AsyncValue<readonly Branch[]>;
  readonly faq: AsyncValue<Faq>;
  readonly documents: AsyncValue<readonly PublicDocument[]>;

  constructor(port: HelpPort) {
    this.branches = new AsyncValue(() => port.loadBranches());
    this.faq = new AsyncValue(() => port.loadFaq());
    this.documents = new AsyncValue(() => port.loadDocuments());
  }
}
