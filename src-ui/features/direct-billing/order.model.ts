import { action, makeObservable, observableRef } from "mobx";
import {
  NO_ORDER,
  orderStep,
  remedyOf,
  serviceAt,
  shows,
  type BillingAction,
  type BillingOrder,
  type BillingRefusal,
  type OrderEvent,
  type OrderProblem,
  type OrderState,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import type { DirectBillingWorld } from "./world.ts";

type End = WriteOutcome<unknown, BillingRefusal>;
type Done = Extract<End, { readonly kind: "done" | "found-done" }>;
type NotDone = Exclude<End, Done>;

function isDone(end: End): end is Done {
  return end.kind === "done" || end.kind === "found-done";
}

/** What an order needs to know of the screen that it stands on. */
export interface OrderAround {
  termsNeeded(service: StreamingService, action: BillingAction): boolean;
  tokenFor(service: StreamingService): string | undefined;
  /** Something is under way now. */
  begun(): void;
}

/**
 * One order, from the press to what the provider says (DB-02). Nothing is sent twice: the same choice is the same
 * intent until it is answered.
 */
export class OrderModel {
  state: OrderState = NO_ORDER;
  readonly #world: DirectBillingWorld;
  readonly #around: OrderAround;
  readonly #terms: IdempotencyKey;
  readonly #order: IdempotencyKey;

  constructor(world: DirectBillingWorld, around: OrderAround) {
    this.#world = world;
    this.#around = around;
    this.#terms = new IdempotencyKey(world.idempotencyKeys);
    this.#order = new IdempotencyKey(world.idempotencyKeys);
    makeObservable<this, "step">(this, { state: observableRef, step: action });
  }

  /** The service that is ordered, as it is known now. */
  get service(): StreamingService | undefined {
    return this.state.step === "closed" ? undefined : this.find(this.state.order.code);
  }

  readonly open = (service: StreamingService, chosen: BillingAction): void => {
    const { code, plans, planId } = service;
    this.step({
      kind: "open",
      code,
      action: chosen,
      planIds: plans.map((plan) => plan.planId),
      currentPlanId: planId,
      termsNeeded: this.#around.termsNeeded(service, chosen),
    });
  };

  /**
   * Leaves an order that nobody could see nor go on with: its service is there no more, or the terms that it waits for
   * are not.
   */
  readonly follow = (): void => {
    const { state, service } = this;
    if (state.step === "closed") return;
    if (service === undefined || (state.step === "terms" && service.terms === undefined)) this.step({ kind: "gone" });
  };

  readonly choose = (planId: string): void => this.step({ kind: "choose", planId });
  readonly next = (): void => this.step({ kind: "next" });
  readonly close = (): void => this.step({ kind: "close" });

  readonly accept = async (): Promise<void> => {
    const { state, service } = this;
    if (state.step !== "terms" || state.sending || service?.terms === undefined) return;
    const {
      code,
      terms: { version },
    } = service;
    this.step({ kind: "accept" });
    const end = await executeWrite<"accepted", BillingRefusal>(this.#terms, {
      content: [code, version],
      send: (intentId) => this.#world.store.acceptTerms({ intentId, code, version }),
      verifyApplied: async () => (await this.known(code))?.terms?.acceptedOn !== undefined,
    });
    if (!isDone(end)) return this.step({ kind: "not-accepted", problem: await this.problemOf(end, code) });
    this.step({ kind: "accepted" });
    void this.#world.store.billing.reload();
  };

  readonly confirm = async (): Promise<void> => {
    const { state, service } = this;
    if (state.step !== "review" || service === undefined) return;
    const { order } = state;
    const partnerToken = order.action === "activate" ? this.#around.tokenFor(service) : undefined;
    this.step({ kind: "confirm" });
    const end = await executeWrite<"taken-up", BillingRefusal>(this.#order, {
      content: [order.code, order.action, order.planId, partnerToken],
      send: (intentId) => this.#world.store.order({ intentId, ...order, partnerToken }),
      verifyApplied: () => this.verifyApplied(order),
    });
    const problem = isDone(end) ? undefined : await this.problemOf(end, order.code);
    // two tabs, one wish: the provider refuses the second, and what was wished for is there
    const found = this.find(order.code);
    const isThereAlready = problem === "try-later" && found !== undefined && shows(found, order.action, order.planId);
    if (!isDone(end) && !isThereAlready) return this.step({ kind: "refused", problem });
    if (partnerToken !== undefined) this.#world.tokens.forget();
    await this.#world.store.billing.reload();
    this.step({ kind: "ordered" });
    this.#around.begun();
    this.#world.news.tell();
  };

  private find(code: string): StreamingService | undefined {
    return serviceAt(this.#world.store.billing.known?.services ?? [], code);
  }

  /** The service as the provider has it by now; `undefined` when that cannot be had. */
  private async known(code: string): Promise<StreamingService | undefined> {
    const { billing } = this.#world.store;
    await billing.reload();
    return billing.state.status === "ready" ? this.find(code) : undefined;
  }

  private async verifyApplied({ code, action: ordered, planId }: BillingOrder): Promise<boolean | undefined> {
    const service = await this.known(code);
    return service === undefined ? undefined : shows(service, ordered, planId);
  }

  /** What helps, by what the provider has by now: what was seen before may be why it was refused. */
  private async problemOf(end: NotDone, code: string): Promise<OrderProblem | undefined> {
    switch (end.kind) {
      case "not-done":
        await this.#world.store.billing.reload();
        return this.remedyFor(end.failure, code);
      case "unknown":
        return "unknown";
      case "cancelled":
        return undefined;
    }
  }

  private remedyFor(failure: BillingRefusal | TransportFailure, code: string): OrderProblem {
    if (failure.kind !== "billing-refused") return "try-later";
    return remedyOf(
      failure.code,
      this.#world.store.billing.known?.consent.given ?? true,
      this.find(code)?.terms !== undefined,
    );
  }

  private step(event: OrderEvent): void {
    this.state = orderStep(this.state, event);
  }
}
