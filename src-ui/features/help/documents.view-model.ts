import { groupDocuments, type Documents, type PublicDocument } from "#domain/help/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { HelpStore } from "#ui/stores/help/help.store.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import type { HelpContacts } from "./help-contacts-card.view.tsx";

/** Dependencies of `DocumentsViewModel`. */
export interface DocumentsDependencies {
  readonly store: Pick<HelpStore, "documents">;
  readonly today: { readonly today: WarsawDate };
  readonly helpContacts: () => HelpContacts;
}

/** View model of `/regulations`. */
export class DocumentsViewModel {
  readonly #dependencies: DocumentsDependencies;
  readonly #section: AsyncSectionModel<readonly PublicDocument[]>;

  constructor(dependencies: DocumentsDependencies) {
    this.#dependencies = dependencies;
    const { documents } = dependencies.store;
    this.#section = new AsyncSectionModel({
      needs: [documents],
      read: () => documents.known,
      load: () => documents.load(),
    });
  }

  start(): void {
    void this.#section.load();
  }

  get section(): AsyncSection<readonly PublicDocument[]> {
    return this.#section.section;
  }

  /** Documents grouped into current, future and former ones. */
  get documents(): Documents {
    return groupDocuments(this.#dependencies.store.documents.known ?? [], this.#dependencies.today.today);
  }

  get helpContacts(): HelpContacts {
    return this.#dependencies.helpContacts();
  }
}
