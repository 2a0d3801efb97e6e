import type { Branch, Faq, HelpPort, PublicDocument } from "#domain/help/index.ts";
import { AsyncValue } from "../async-value.ts";

/**
 * Branches, questions and documents: each is asked for by its page, and stays for as long as the session: also without
 * a network.
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
