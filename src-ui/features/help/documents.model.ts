import { documentsOn, type Documents, type PublicDocument } from "#domain/help/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { HelpStore } from "#ui/stores/help/help.store.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import type { HelpWays } from "./ways.view.tsx";

/** What the documents work with. */
export interface DocumentsWorld {
  readonly store: Pick<HelpStore, "documents">;
  readonly today: { readonly today: WarsawDate };
  readonly ways: () => HelpWays;
}

/** State of `/regulations`. */
export class DocumentsModel {
  readonly #world: DocumentsWorld;
  readonly #part: PartModel<readonly PublicDocument[]>;

  constructor(world: DocumentsWorld) {
    this.#world = world;
    const { documents } = world.store;
    this.#part = new PartModel({ needs: [documents], read: () => documents.known, load: () => documents.load() });
  }

  start(): void {
    void this.#part.load();
  }

  get part(): Part<readonly PublicDocument[]> {
    return this.#part.part;
  }

  /** What holds today, what will, and what did. */
  get documents(): Documents {
    return documentsOn(this.#world.store.documents.known ?? [], this.#world.today.today);
  }

  get ways(): HelpWays {
    return this.#world.ways();
  }
}
