import { action, makeObservable, observable } from "mobx";
import { isDownloadAddress } from "#domain/finance/duplicate.ts";
import type { PaperRefusal, PaperTicket, SalesPort } from "#domain/offers/offers.port.ts";
import type { IdempotencyKeyPort, ProviderFilesPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";

/** How one document stands: it is fetched by an ordinary link once it is known to be there. */
export type PaperState =
  | { readonly kind: "idle" }
  | { readonly kind: "asking" }
  | { readonly kind: "ready"; readonly address: string }
  /** Its address was followed, and is worth nothing by now: who wants the file again orders anew. */
  | { readonly kind: "taken" }
  /** `lost`: no answer came, and another press asks for the same ticket; `gone`: there is no such file. */
  | { readonly kind: "problem"; readonly why: "lost" | "gone" };

/** What documents need of the world. */
export interface PapersWorld {
  readonly sales: Pick<SalesPort, "paper">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Origin of the portal: files are fetched from nowhere else. */
  readonly origin: string;
  readonly files: ProviderFilesPort;
}

const IDLE: PaperState = { kind: "idle" };

/** The documents of offers, each ordered by itself (OFFER-04). */
export class Papers {
  readonly #world: PapersWorld;
  readonly #states = observable.map<string, PaperState>(undefined, { deep: false });
  readonly #idempotencyKeys = new Map<string, IdempotencyKey>();

  constructor(world: PapersWorld) {
    this.#world = world;
    makeObservable<this, "show">(this, { show: action });
  }

  stateOf(documentId: string): PaperState {
    return this.#states.get(documentId) ?? IDLE;
  }

  /**
   * Asks for a document, with a ticket of its own each time; while it is asked for another press of it does nothing.
   */
  readonly order = async (documentId: string): Promise<void> => {
    if (this.stateOf(documentId).kind === "asking") return;
    this.show(documentId, { kind: "asking" });
    this.show(documentId, await this.standing(documentId));
  };

  /** The address of a document that was ready has been followed. */
  readonly taken = (documentId: string): void => {
    if (this.stateOf(documentId).kind === "ready") this.show(documentId, { kind: "taken" });
  };

  private async standing(documentId: string): Promise<PaperState> {
    const end = await executeWrite<PaperTicket, PaperRefusal>(this.keyOf(documentId), {
      content: [documentId],
      send: (intentId) => this.#world.sales.paper({ intentId, documentId }),
      // a ticket leaves nothing to be seen: whoever presses again gets the same one
      verifyApplied: () => Promise.resolve(undefined),
    });
    switch (end.kind) {
      case "done": {
        const { address } = end.value;
        if (!isDownloadAddress(address, this.#world.origin)) return problem("gone");
        const file = await this.#world.files.checkAvailability(address);
        return file === "available" ? { kind: "ready", address } : problem(file === "gone" ? "gone" : "lost");
      }
      case "not-done":
        return problem("gone");
      case "unknown":
        return problem("lost");
      case "found-done":
      case "cancelled":
        return IDLE;
    }
  }

  private keyOf(documentId: string): IdempotencyKey {
    const idempotencyKey = this.#idempotencyKeys.get(documentId) ?? new IdempotencyKey(this.#world.idempotencyKeys);
    this.#idempotencyKeys.set(documentId, idempotencyKey);
    return idempotencyKey;
  }

  private show(documentId: string, state: PaperState): void {
    this.#states.set(documentId, state);
  }
}

function problem(why: "lost" | "gone"): PaperState {
  return { kind: "problem", why };
}
