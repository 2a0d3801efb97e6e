import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Branch } from "./branch.ts";
import type { PublicDocument } from "./document.ts";
import type { Faq } from "./faq.ts";

/**
 * What the provider helps its customers with: the same for all of them. A broken item never hides its list (ENT-02).
 */
export interface HelpPort {
  /** Where customers are served by people; none is an answer. Fails as the transport does. */
  loadBranches(): Promise<Result<readonly Branch[], TransportFailure>>;
  /** Questions and answers, in the operator's order. */
  loadFaq(): Promise<Result<Faq, TransportFailure>>;
  /** Documents that everybody may read, those that no longer hold too. */
  loadDocuments(): Promise<Result<readonly PublicDocument[], TransportFailure>>;
}
