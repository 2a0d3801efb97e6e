import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  documentKinds,
  documentYears,
  filterDocuments,
  groupCustomerDocuments,
  NO_FILTER,
  type CustomerDocument,
  type DocumentFilter,
  type DocumentKind,
  type DocumentKindGroup,
} from "#domain/documents/index.ts";
import { formatPolishDate, parsePolishDate, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import { DocumentDownloads } from "#ui/stores/offers/document-downloads.ts";
import { DocumentArchiveViewModel } from "./document-archive.view-model.ts";
import { DocumentDetailsViewModel } from "./document-details.view-model.ts";
import { documentLabels } from "./document-labels.ts";
import { documentAddressOrder, documentFileFetcher } from "./document-file-fetcher.ts";
import type { CustomerDocumentsDependencies } from "./documents-dependencies.ts";

/** View model of `/documents`: list, filter, downloads and details (DOC-20 to DOC-25). */
export class CustomerDocumentsViewModel {
  filter: DocumentFilter;
  /** Day of the filter as typed, DD-MM-YYYY. */
  dayText: string;
  details: DocumentDetailsViewModel | undefined = undefined;
  readonly downloads: DocumentDownloads;
  readonly archive: DocumentArchiveViewModel;
  /** Number of shown rows by kind, where the customer asked for more. */
  readonly #rows = observable.map<DocumentKind, number>();
  readonly #dependencies: CustomerDocumentsDependencies;
  readonly #section: AsyncSectionModel<readonly CustomerDocument[]>;

  constructor(dependencies: CustomerDocumentsDependencies, filter: DocumentFilter = NO_FILTER) {
    this.#dependencies = dependencies;
    this.filter = filter;
    this.dayText = filter.day === undefined ? "" : formatPolishDate(filter.day);
    this.downloads = new DocumentDownloads(dependencies);
    this.archive = new DocumentArchiveViewModel({ ...dependencies, fetchFile: documentFileFetcher(dependencies) });
    const { documents } = dependencies.store;
    this.#section = new AsyncSectionModel({
      needs: [documents],
      read: () => documents.known,
      load: () => documents.refresh(),
    });
    makeObservable<this, "documents" | "labels">(this, {
      filter: observableRef,
      dayText: observable,
      details: observableRef,
      documents: computed,
      labels: computed,
      shown: computed,
      groups: computed,
      years: computed,
      kinds: computed,
      isFiltered: computed,
      setFilter: action,
      setDay: action,
      clearFilter: action,
      showMore: action,
      open: action,
      close: action,
    });
  }

  /** Loads or refreshes the documents: each statement that the customer sends adds its receipt (DOC-27). */
  start(): void {
    void this.#section.load();
  }

  /** Ends a running download of many documents: the page is left. */
  stop(): void {
    this.archive.cancel();
  }

  get section(): AsyncSection<readonly CustomerDocument[]> {
    return this.#section.section;
  }

  get today(): WarsawDate {
    return this.#dependencies.today.today;
  }

  get shown(): readonly CustomerDocument[] {
    return filterDocuments(this.documents, this.filter);
  }

  get groups(): readonly DocumentKindGroup[] {
    return groupCustomerDocuments(this.shown);
  }

  get years(): readonly string[] {
    return documentYears(this.documents);
  }

  get kinds(): readonly DocumentKind[] {
    return documentKinds(this.documents);
  }

  get isFiltered(): boolean {
    const { query, kind, year, day } = this.filter;
    return query !== "" || kind !== undefined || year !== undefined || day !== undefined;
  }

  /** True for a typed day that is complete and does not exist. */
  get isDayWrong(): boolean {
    return this.dayText.length === WHOLE_DAY_LENGTH && parsePolishDate(this.dayText) === undefined;
  }

  readonly setFilter = (change: Partial<Omit<DocumentFilter, "day">>): void => {
    this.filter = { ...this.filter, ...change };
  };

  /** Sets the day as typed; only a whole and real one filters. */
  readonly setDay = (text: string): void => {
    this.dayText = text;
    this.filter = { ...this.filter, day: parsePolishDate(text) };
  };

  readonly clearFilter = (): void => {
    this.filter = NO_FILTER;
    this.dayText = "";
  };

  /** Returns the number of documents of a kind that are shown at most (DOC-35). */
  rowsOf(kind: DocumentKind): number {
    return this.#rows.get(kind) ?? ROWS_AT_FIRST;
  }

  readonly showMore = (kind: DocumentKind): void => {
    this.#rows.set(kind, this.rowsOf(kind) + MORE_ROWS);
  };

  readonly open = (document: CustomerDocument): void => {
    this.details = new DocumentDetailsViewModel(document, {
      ...this.#dependencies,
      orderAddress: documentAddressOrder(this.#dependencies),
    });
  };

  readonly close = (): void => {
    this.details = undefined;
  };

  /** Returns the label of a document that no other one has, whatever the filter shows (A11Y-85). */
  readonly labelOf = ({ documentId, name }: CustomerDocument): string => this.labels.get(documentId) ?? name;

  private get labels(): ReadonlyMap<string, string> {
    return documentLabels(this.documents);
  }

  private get documents(): readonly CustomerDocument[] {
    return this.#dependencies.store.documents.known ?? [];
  }
}

/** Rows of a kind that are shown at first. */
export const ROWS_AT_FIRST = 5;
const MORE_ROWS = 20;
const WHOLE_DAY_LENGTH = "DD-MM-YYYY".length;
