import { action, makeObservable, observable } from "mobx";
import { isDownloadAddress } from "#domain/finance/invoice-duplicate.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import { orderDocument, type DocumentGone } from "#domain/offers/use-cases/order-document.ts";
import type { IdempotencyKeyPort, ProviderFilesPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

type DocumentCommand = WriteCommand<string, string, DocumentGone>;

/** State of one document. It can be downloaded once it is available. */
export type OfferDocumentState =
  | { readonly kind: "idle" }
  | { readonly kind: "requesting" }
  | { readonly kind: "ready"; readonly address: string }
  /** The address was used and is not valid any more: the file must be ordered again. */
  | { readonly kind: "downloaded" }
  /** `lost`: there was no response, and a resend is safe; `gone`: there is no such file. */
  | { readonly kind: "problem"; readonly why: "lost" | "gone" };

export interface OfferDocumentsDependencies {
  readonly sales: Pick<SalesPort, "requestDocument">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Origin of the portal: files are downloaded from there only. */
  readonly origin: string;
  readonly files: ProviderFilesPort;
}

const IDLE: OfferDocumentState = { kind: "idle" };

/** Documents of offers, each ordered separately (OFFER-04). */
export class OfferDocumentsViewModel {
  readonly #dependencies: OfferDocumentsDependencies;
  readonly #commands = observable.map<string, DocumentCommand>(undefined, { deep: false });
  /** Ids of documents whose address was used. */
  readonly #usedIds = observable.set<string>();

  constructor(dependencies: OfferDocumentsDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "run">(this, { run: action, markUsed: action });
  }

  stateOf(documentId: string): OfferDocumentState {
    const command = this.#commands.get(documentId);
    if (command === undefined) return IDLE;
    const { state } = command;
    switch (state.status) {
      case "idle":
        return IDLE;
      case "running":
        return { kind: "requesting" };
      case "failed":
        return { kind: "problem", why: state.certainty === "unknown" ? "lost" : "gone" };
      case "done":
        if (this.#usedIds.has(documentId)) return { kind: "downloaded" };
        return state.value === undefined ? IDLE : { kind: "ready", address: state.value };
    }
  }

  /** Orders a document, each time with a new address. Does nothing while the document is being ordered. */
  readonly order = async (documentId: string): Promise<void> => {
    await this.run(documentId);
  };

  /** Handles the use of the address of a document that was ready. */
  markUsed(documentId: string): void {
    if (this.stateOf(documentId).kind === "ready") this.#usedIds.add(documentId);
  }

  private run(documentId: string) {
    const running = this.commandOf(documentId).run(documentId);
    this.#usedIds.delete(documentId);
    return running;
  }

  private commandOf(documentId: string): DocumentCommand {
    const known = this.#commands.get(documentId);
    if (known !== undefined) return known;
    const { sales, files, origin, idempotencyKeys } = this.#dependencies;
    const ports = { sales, files, isDownloadAddress: (address: string) => isDownloadAddress(address, origin) };
    const command: DocumentCommand = new WriteCommand((id, key) => orderDocument(ports, id, key), idempotencyKeys);
    this.#commands.set(documentId, command);
    return command;
  }
}
