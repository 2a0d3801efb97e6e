import { action, computed, makeObservable, observable } from "mobx";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OfferNotChanged } from "#domain/offers/use-cases/change-offer.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand, type WriteUseCase } from "#ui/stores/write-command.ts";

/** Dependencies of a button that changes an offer. */
export interface OfferChangeDependencies {
  /** Changes the offer of this id. */
  readonly execute: WriteUseCase<string, OfferDetails, OfferNotChanged>;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Called with the offer as it is afterwards. */
  readonly changed: (offer: OfferDetails) => void;
}

/** Why a change is not known to be done. `lost`: the response was lost, and a resend is safe. */
export interface OfferChangeProblem {
  readonly offerId: string;
  readonly kind: "lost" | "refused";
}

/** A button that changes an offer without answering it: the marketing consent, or the reopening. */
export class OfferChangeViewModel {
  private offerId: string | undefined = undefined;
  readonly #changed: (offer: OfferDetails) => void;
  readonly #command: WriteCommand<string, OfferDetails, OfferNotChanged>;

  constructor({ execute, idempotencyKeys, changed }: OfferChangeDependencies) {
    this.#changed = changed;
    this.#command = new WriteCommand(execute, idempotencyKeys);
    makeObservable<this, "offerId" | "run">(this, {
      offerId: observable,
      busy: computed,
      problem: computed,
      run: action,
    });
  }

  /** Id of the offer that is being changed. */
  get busy(): string | undefined {
    return this.#command.isRunning ? this.offerId : undefined;
  }

  /** Problem of the last change, with its offer. */
  get problem(): OfferChangeProblem | undefined {
    const { offerId } = this;
    const { failed } = this.#command;
    if (offerId === undefined || failed === undefined) return undefined;
    return { offerId, kind: failed.certainty === "unknown" ? "lost" : "refused" };
  }

  readonly submit = async (offerId: string): Promise<void> => {
    if (this.#command.isRunning) return;
    const outcome = await this.run(offerId);
    if (outcome?.kind === "done") this.#changed(outcome.value);
    // a refused offer is shown as it is: it may have been answered elsewhere
    if (outcome?.kind !== "not-done" && outcome?.kind !== "unknown") return;
    const { failure } = outcome;
    if (failure.kind === "offer-not-changed" && failure.offer !== undefined) this.#changed(failure.offer);
  };

  /** Problem to show beside this offer. */
  problemOf(offerId: string): OfferChangeProblem["kind"] | undefined {
    return this.problem?.offerId === offerId ? this.problem.kind : undefined;
  }

  private run(offerId: string) {
    this.offerId = offerId;
    return this.#command.run(offerId);
  }
}
