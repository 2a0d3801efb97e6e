import type { Branch, Faq, HelpPort, PublicDocument } from "#domain/help/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import { decodeBranch, decodeCategory, decodeDocument, decodeQuestion } from "./decode-help.ts";

/** Loads branches, questions and documents over SOAP. */
export class SoapHelpAdapter implements HelpPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async loadBranches(): Promise<Result<readonly Branch[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getBranches"), (data) => data.list("branches", decodeBranch));
  }

  async loadFaq(): Promise<Result<Faq, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getFaq"), (data) => {
      const questions = data.list("questions", decodeQuestion);
      return questions === undefined
        ? undefined
        : { categories: data.list("categories", decodeCategory) ?? [], questions };
    });
  }

  async loadDocuments(): Promise<Result<readonly PublicDocument[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getRegulations"), (data) =>
      data.list("documents", decodeDocument),
    );
  }
}
