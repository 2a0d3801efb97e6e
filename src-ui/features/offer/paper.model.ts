import { action, makeObservable, observableRef } from "mobx";
import { isPaymentAddress } from "#domain/finance/payment-address.ts";
import type { PaperRefusal, PaperTicket, SalesPort } from "#domain/offers/sales.port.ts";
import type { IntentIdPort } from "#domain/shared-kernel/index.ts";
import { carryOut, CurrentIntent } from "#domain/shared-kernel/write.ts";

/** How the document stands that was asked for last: it is fetched by an ordinary link once it is known to be there. */
export type PaperState =
  | { readonly kind: "idle" }
  | { readonly kind: "asking"; readonly documentId: string }
  | { readonly kind: "ready"; readonly documentId: string; readonly address: string }
  /** `lost`: no answer came, and another press asks for the same ticket; `gone`: there is no such file. */
  | { readonly kind: "problem"; readonly documentId: string; readonly why: "lost" | "gone" };

/** What documents need of the world. */
export interface PapersWorld {
  readonly sales: Pick<SalesPort, "paper">;
  readonly intentIds: IntentIdPort;
  /** Origin of the portal: files are fetched from nowhere else. */
  readonly origin: string;
  /** Looks whether a file can be fetched, without using its ticket up. */
  look(address: string): Promise<"there" | "gone" | "unreachable">;
}

/** The documents of offers, fetched one at a time (OFFER-04). */
export class Papers {
  state: PaperState = { kind: "idle" };
  readonly #world: PapersWorld;
  readonly #intent: CurrentIntent;

  constructor(world: PapersWorld) {
    this.#world = world;
    this.#intent = new CurrentIntent(world.intentIds);
    makeObservable<this, "show">(this, { state: observableRef, show: action });
  }

  /** Asks for a document; while one is asked for another press does nothing. */
  readonly order = async (documentId: string): Promise<void> => {
    if (this.state.kind === "asking") return;
    this.show({ kind: "asking", documentId });
    this.show(await this.standing(documentId));
  };

  private async standing(documentId: string): Promise<PaperState> {
    const problem = (why: "lost" | "gone"): PaperState => ({ kind: "problem", documentId, why });
    const end = await carryOut<PaperTicket, PaperRefusal>(this.#intent, {
      content: [documentId],
      send: (intentId) => this.#world.sales.paper({ intentId, documentId }),
      // a ticket leaves nothing to be seen: whoever presses again gets the same one
      isThere: () => Promise.resolve(undefined),
    });
    switch (end.kind) {
      case "done": {
        const { address } = end.value;
        if (!isPaymentAddress(address, { origin: this.#world.origin, hosts: [] })) return problem("gone");
        const file = await this.#world.look(address);
        return file === "there" ? { kind: "ready", documentId, address } : problem(file === "gone" ? "gone" : "lost");
      }
      case "not-done":
        return problem("gone");
      case "unknown":
        return problem("lost");
      case "found-done":
      case "given-up":
        return { kind: "idle" };
    }
  }

  private show(state: PaperState): void {
    this.state = state;
  }
}
