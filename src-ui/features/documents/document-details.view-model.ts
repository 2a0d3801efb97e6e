import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type {
  CustomerDocument,
  DocumentFormat,
  DocumentFormatRefusal,
  DocumentFormatRequest,
  LocalFile,
} from "#domain/documents/index.ts";
import {
  checkDocument,
  checkLocalFile,
  type CheckDocumentPorts,
  type DocumentCheck,
} from "#domain/documents/use-cases/check-document.ts";
import { requestDocumentFormat } from "#domain/documents/use-cases/request-document-format.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import type { CustomerDocumentsDependencies } from "./documents-dependencies.ts";

/** State of the check of a document. `source`: the downloaded file, or one that the customer chose. */
export type DocumentCheckState =
  | { readonly status: "idle" }
  | { readonly status: "checking"; readonly source: CheckSource }
  | { readonly status: "checked"; readonly source: CheckSource; readonly result: DocumentCheck };

export type CheckSource = { readonly kind: "download" } | { readonly kind: "own-file"; readonly name: string };

/** Dependencies of `DocumentDetailsViewModel`. */
export interface DocumentDetailsDependencies extends Pick<
  CustomerDocumentsDependencies,
  "port" | "store" | "digest" | "idempotencyKeys"
> {
  readonly orderAddress: CheckDocumentPorts["orderAddress"];
}

/** Problem of a request for another format. `lost`: there was no response, and a resend is safe. */
export type FormatProblem = "lost" | "gone" | "refused";

/** One document with its check and its requests for other formats (DOC-23, DOC-25). */
export class DocumentDetailsViewModel {
  check: DocumentCheckState = { status: "idle" };
  /** Format of the last request. */
  format: DocumentFormat | undefined = undefined;
  readonly #id: string;
  readonly #opened: CustomerDocument;
  readonly #dependencies: DocumentDetailsDependencies;
  readonly #command: WriteCommand<DocumentFormat, DocumentFormatRequest, DocumentFormatRefusal>;
  #checks = 0;

  constructor(document: CustomerDocument, dependencies: DocumentDetailsDependencies) {
    this.#id = document.documentId;
    this.#opened = document;
    this.#dependencies = dependencies;
    const { port, store, idempotencyKeys } = dependencies;
    const reload = () => store.documents.refetch();
    this.#command = new WriteCommand(
      (format, key) => requestDocumentFormat({ port, reload }, { documentId: this.#id, format }, key),
      idempotencyKeys,
    );
    makeObservable<this, "setCheck" | "setFormat">(this, {
      check: observableRef,
      format: observable,
      document: computed,
      setCheck: action,
      setFormat: action,
    });
  }

  /** The document as the server last listed it. */
  get document(): CustomerDocument {
    return this.#dependencies.store.documents.known?.find(({ documentId }) => documentId === this.#id) ?? this.#opened;
  }

  get isRequesting(): boolean {
    return this.#command.isRunning;
  }

  get formatProblem(): FormatProblem | undefined {
    const { failed } = this.#command;
    if (failed === undefined) return undefined;
    if (failed.certainty === "unknown") return "lost";
    const { failure } = failed;
    // Listed as requested after the documents were read again.
    if (failure.kind === "document-format-refused" && failure.code === "already-requested") return undefined;
    return failure.kind === "document-format-refused" && failure.code === "unknown-document" ? "gone" : "refused";
  }

  /** Downloads the document and compares it with the delivered file. */
  readonly checkDownload = (): Promise<void> =>
    this.#runCheck({ kind: "download" }, () => checkDocument(this.#dependencies, this.document));

  /** Compares a file of the customer with the delivered one. */
  readonly checkFile = (file: LocalFile): Promise<void> =>
    this.#runCheck({ kind: "own-file", name: file.name }, () =>
      checkLocalFile(this.#dependencies, this.document, file),
    );

  /** Asks for the document in another format. Does nothing while a request is sent. */
  readonly requestFormat = async (format: DocumentFormat): Promise<void> => {
    if (this.#command.isRunning) return;
    this.setFormat(format);
    const outcome = await this.#command.run(format);
    const { store } = this.#dependencies;
    if (outcome?.kind === "done") store.addFormatRequest(this.#id, outcome.value);
    else if (outcome?.kind === "not-done") await store.documents.refetch();
  };

  /** Runs a check; the newest one wins. */
  async #runCheck(source: CheckSource, run: () => Promise<DocumentCheck>): Promise<void> {
    this.#checks += 1;
    const turn = this.#checks;
    this.setCheck({ status: "checking", source });
    const result = await run();
    if (turn === this.#checks) this.setCheck({ status: "checked", source, result });
  }

  private setCheck(check: DocumentCheckState): void {
    this.check = check;
  }

  private setFormat(format: DocumentFormat): void {
    this.format = format;
  }
}
