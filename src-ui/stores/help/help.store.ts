import type { Branch, Faq, HelpPort, PublicDocument } from "#domain/help/index.ts";
import { Resource } from "../resource.ts";

/**
 * Branches, questions and documents: each is asked for by its page, and stays for as long as the session: also without
 * a network.
 */
export class HelpStore {
  readonly branches: Resource<readonly Branch[]>;
  readonly faq: Resource<Faq>;
  readonly documents: Resource<readonly PublicDocument[]>;

  constructor(port: HelpPort) {
    this.branches = new Resource(() => port.loadBranches());
    this.faq = new Resource(() => port.loadFaq());
    this.documents = new Resource(() => port.loadDocuments());
  }
}
