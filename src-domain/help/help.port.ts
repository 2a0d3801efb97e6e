import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Branch } from "./branch.ts";
import type { PublicDocument } from "./document.ts";
import type { Faq } from "./faq.ts";

/** Help content of the server, the same for all customers. An invalid item never hides its list (ENT-02). */
export interface HelpPort {
  /** Loads the branches; the list may be empty. */
  loadBranches(): Promise<Result<readonly Branch[], TransportFailure>>;
  /** Loads questions and answers, in the operator's order. */
  loadFaq(): Promise<Result<Faq, TransportFailure>>;
  /** Loads the public documents, including expired ones. */
  loadDocuments(): Promise<Result<readonly PublicDocument[], TransportFailure>>;
}
