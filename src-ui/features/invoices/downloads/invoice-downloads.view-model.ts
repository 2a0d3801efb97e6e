import { action, makeObservable, observable } from "mobx";
import { InvoiceDuplicateStore, type DuplicateDependencies } from "#ui/stores/finance/invoice-duplicate.store.ts";

/** Duplicates that are ordered in the list of entries, each with its own state (FIN-12). */
export class InvoiceDownloads {
  readonly #dependencies: DuplicateDependencies;
  readonly duplicates = observable.map<string, InvoiceDuplicateStore>({}, { deep: false });

  constructor(dependencies: DuplicateDependencies) {
    this.#dependencies = dependencies;
    makeObservable(this, { order: action, stop: action });
  }

  /** Returns the duplicate of an entry; `undefined` if it was not ordered. */
  find(entryId: string): InvoiceDuplicateStore | undefined {
    return this.duplicates.size === 0 ? undefined : this.duplicates.get(entryId);
  }

  /** Orders the duplicate of an entry. Does nothing while that order runs. */
  order(entryId: string): void {
    const duplicate = this.duplicates.get(entryId) ?? new InvoiceDuplicateStore(this.#dependencies, entryId);
    this.duplicates.set(entryId, duplicate);
    void duplicate.order();
  }

  /** Stops all orders. */
  stop(): void {
    for (const duplicate of this.duplicates.values()) duplicate.stop();
    this.duplicates.clear();
  }
}
