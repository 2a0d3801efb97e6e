import { action, makeObservable, observable } from "mobx";
import { isDownloadAddress } from "#domain/finance/invoice-duplicate.ts";
import type { SalesPort } from "#domain/offers/offers.port.ts";
import { orderDocument, type DocumentGone } from "#domain/offers/use-cases/order-document.ts";
import type { IdempotencyKeyPort, ProviderFilesPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

export interface DocumentDownloadsDependencies {
  readonly sales: Pick<SalesPort, "requestDocument">;
  readonly files: ProviderFilesPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Origin of the portal: files are downloaded from there only. */
  readonly origin: string;
}

/** State of a download. `ready`: its address can be used once. `lost`: there was no response, and a resend is safe. */
export type DocumentDownloadState =
  | { readonly kind: "idle" | "busy" | "lost" | "gone" }
  | { readonly kind: "ready"; readonly address: string };

/** Downloads of documents and of files of requests, each ordered when the customer asks for it (REQ-02, DOC-22). */
export class DocumentDownloads {
  readonly #dependencies: DocumentDownloadsDependencies;
  private readonly commands = observable.map<string, WriteCommand<string, string, DocumentGone>>(undefined, {
    deep: false,
  });

  constructor(dependencies: DocumentDownloadsDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "commandOf">(this, { commandOf: action });
  }

  stateOf(documentId: string): DocumentDownloadState {
    const state = this.commands.get(documentId)?.state;
    switch (state?.status) {
      case "running":
        return { kind: "busy" };
      case "failed":
        return { kind: state.certainty === "unknown" ? "lost" : "gone" };
      case "done":
        return state.value === undefined ? { kind: "idle" } : { kind: "ready", address: state.value };
      case "idle":
      case undefined:
        return { kind: "idle" };
    }
  }

  /** Orders the address of a file. */
  async open(documentId: string): Promise<void> {
    await this.commandOf(documentId).run(documentId);
  }

  /** Forgets an address that was used. */
  markUsed(documentId: string): void {
    this.commands.get(documentId)?.reset();
  }

  private commandOf(documentId: string): WriteCommand<string, string, DocumentGone> {
    const known = this.commands.get(documentId);
    if (known !== undefined) return known;
    const { sales, files, origin, idempotencyKeys } = this.#dependencies;
    const ports = { sales, files, isDownloadAddress: (address: string) => isDownloadAddress(address, origin) };
    const command = new WriteCommand<string, string, DocumentGone>(
      (id, key) => orderDocument(ports, id, key),
      idempotencyKeys,
    );
    this.commands.set(documentId, command);
    return command;
  }
}
