import { action, computed, makeObservable, observable } from "mobx";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { OfferNotChanged } from "#domain/offers/use-cases/change-offer.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { WriteCommand, type WriteUseCase } from "#ui/stores/write-command.ts";

export interface OfferChangeDependencies {
  /** Changes the offer with this id. */
  readonly execute: WriteUseCase<string, OfferDetails, OfferNotChanged>;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Called with the changed offer. */
  readonly changed: (offer: OfferDetails) => void;
}

/** Problem of a change. `lost`: the response was lost, and a resend is safe. */
export interface OfferChangeProblem {
  readonly offerId: string;
  readonly kind: "lost" | "refused";
}

/** Button that changes an offer without answering it: marketing consent, or reopening. */
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
    // A refusal may contain the current offer, for example when it was answered elsewhere.
    if (outcome?.kind !== "not-done" && outcome?.kind !== "unknown") return;
    const { failure } = outcome;
    if (failure.kind === "offer-not-changed" && failure.offer !== undefined) this.#changed(failure.offer);
  };

  /** Returns the problem to show beside this offer. */
  problemOf(offerId: string): OfferChangeProblem["kind"] | undefined {
    return this.problem?.offerId === offerId ? this.problem.kind : undefined;
  }

  private run(offerId: string) {
    this.offerId = offerId;
    return this.#command.run(offerId);
  }
}
