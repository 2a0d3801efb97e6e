import { action, makeObservable, observableRef } from "mobx";
import type { CustomerDocument, FileArchivePort } from "#domain/documents/index.ts";
import { archiveDocuments, type ArchiveResult } from "#domain/documents/use-cases/archive-documents.ts";
import type { FetchedFile } from "#domain/documents/use-cases/fetch-document-file.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { CustomerDocumentsDependencies } from "./documents-dependencies.ts";

/** State of the archive of documents. `saving`: too late to cancel. `failed` lists the documents that are not in it. */
export type DocumentArchiveState =
  | { readonly status: "idle" | "saving" | "not-archived" | "not-saved" | "cancelled" }
  | { readonly status: "running"; readonly finished: number; readonly total: number }
  | { readonly status: "nothing-fetched"; readonly failed: readonly CustomerDocument[] }
  | { readonly status: "saved"; readonly count: number; readonly failed: readonly CustomerDocument[] };

/** Dependencies of `DocumentArchiveViewModel`. */
export interface DocumentArchiveDependencies extends Pick<CustomerDocumentsDependencies, "saveFile" | "today"> {
  readonly archive: FileArchivePort;
  readonly fetchFile: (documentId: string) => Promise<FetchedFile>;
}

const archiveName = (today: WarsawDate): string => `dokumenty-${today}.zip`;

/** Download of many documents as one archive: progress, cancelling, and the documents that failed (DOC-24). */
export class DocumentArchiveViewModel {
  state: DocumentArchiveState = { status: "idle" };
  readonly #dependencies: DocumentArchiveDependencies;
  /** Number of the newest run. A cancelled one is an older one. */
  #run = 0;

  constructor(dependencies: DocumentArchiveDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "setState">(this, { state: observableRef, setState: action });
  }

  /** True while the archive is made or saved. */
  get isBusy(): boolean {
    return this.state.status === "running" || this.state.status === "saving";
  }

  /** Downloads the documents. Does nothing while another download runs. */
  readonly start = async (documents: readonly CustomerDocument[]): Promise<void> => {
    if (this.isBusy) return;
    this.#run += 1;
    const run = this.#run;
    const isCancelled = (): boolean => run !== this.#run;
    const total = documents.length;
    this.setState({ status: "running", finished: 0, total });
    const { archive, fetchFile } = this.#dependencies;
    const result = await archiveDocuments(
      {
        archive,
        fetchFile,
        isCancelled,
        onProgress: (finished) => {
          if (!isCancelled()) this.setState({ status: "running", finished, total });
        },
      },
      documents,
    );
    const state = await this.#stateAfter(result, isCancelled);
    if (!isCancelled()) this.setState(state);
  };

  /** Stops the download at once. Nothing is saved. Does nothing once the archive is being saved. */
  readonly cancel = (): void => {
    if (this.state.status !== "running") return;
    this.#run += 1;
    this.setState({ status: "cancelled" });
  };

  async #stateAfter(result: ArchiveResult, isCancelled: () => boolean): Promise<DocumentArchiveState> {
    switch (result.kind) {
      case "cancelled":
      case "not-archived":
        return { status: result.kind };
      case "nothing-fetched":
        return { status: result.kind, failed: result.failed };
      case "archived": {
        if (isCancelled()) return { status: "cancelled" };
        const { saveFile, today } = this.#dependencies;
        this.setState({ status: "saving" });
        const isSaved = await saveFile(archiveName(today.today), "application/zip", result.content);
        return isSaved ? { status: "saved", count: result.count, failed: result.failed } : { status: "not-saved" };
      }
    }
  }

  private setState(state: DocumentArchiveState): void {
    this.state = state;
  }
}
