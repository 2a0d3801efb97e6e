import { action, makeObservable, observableRef } from "mobx";
import {
  NO_ORDER,
  reduceOrder,
  findStreamingService,
  type BillingAction,
  type OrderEvent,
  type OrderFailureReason,
  type OrderState,
  type RemediableRefusal,
  type BillingActionRequest,
  type StreamingService,
  type TermsAcceptance,
} from "#domain/direct-billing/index.ts";
import { acceptServiceTerms } from "#domain/direct-billing/use-cases/accept-service-terms.ts";
import { orderService } from "#domain/direct-billing/use-cases/order-service.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { orderFailureReasonOf } from "./order-failure-reason-of.ts";
import type { DirectBillingDependencies } from "./direct-billing-dependencies.ts";

type TermsCommand = WriteCommand<Omit<TermsAcceptance, "idempotencyKey">, "accepted", RemediableRefusal>;
type OrderCommand = WriteCommand<Omit<BillingActionRequest, "idempotencyKey">, "taken-up", RemediableRefusal>;

/** Page on which an order is made. */
export interface OrderScreenDependencies {
  termsNeeded(service: StreamingService, action: BillingAction): boolean;
  tokenFor(service: StreamingService): string | undefined;
  /** Called when the server has accepted an action. */
  onActionStarted(): void;
}

/**
 * One order, from the press to the server's response (DB-02). The same choice keeps its idempotency key until the
 * server has responded. Each service has its own commands: a write for a removed service may still run.
 */
export class StreamingOrderViewModel {
  state: OrderState = NO_ORDER;
  readonly #dependencies: DirectBillingDependencies;
  readonly #screen: OrderScreenDependencies;
  readonly #terms = new Map<string, TermsCommand>();
  readonly #orders = new Map<string, OrderCommand>();

  constructor(dependencies: DirectBillingDependencies, screen: OrderScreenDependencies) {
    this.#dependencies = dependencies;
    this.#screen = screen;
    makeObservable<this, "step">(this, { state: observableRef, step: action });
  }

  /** Current data of the ordered service. */
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
      termsNeeded: this.#screen.termsNeeded(service, chosen),
    });
  };

  /** Closes an order that cannot continue: its service, or the terms that it waits for, no longer exist. */
  readonly closeIfGone = (): void => {
    const { state, service } = this;
    if (state.step === "closed") return;
    if (service === undefined || (state.step === "terms" && service.terms === undefined)) this.step({ kind: "gone" });
  };

  readonly choose = (planId: string): void => this.step({ kind: "choose", planId });
  readonly next = (): void => this.step({ kind: "next" });
  readonly retryAfterRemedy = (): void => this.step({ kind: "remedied" });
  readonly close = (): void => this.step({ kind: "close" });

  readonly accept = async (): Promise<void> => {
    const { state, service } = this;
    if (state.step !== "terms" || state.sending || service?.terms === undefined) return;
    const {
      code,
      terms: { version },
    } = service;
    this.step({ kind: "accept" });
    const outcome = await this.termsCommand(code).run({ code, version });
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done")
      return this.step({ kind: "not-accepted", failureReason: failureReasonOf(outcome) });
    this.step({ kind: "accepted" });
    void this.#dependencies.store.billing.reload();
  };

  readonly confirm = async (): Promise<void> => {
    const { state, service } = this;
    if (state.step !== "review" || service === undefined) return;
    const { order } = state;
    const partnerToken = order.action === "activate" ? this.#screen.tokenFor(service) : undefined;
    this.step({ kind: "confirm" });
    const outcome = await this.orderCommand(order.code).run({ ...order, partnerToken });
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done")
      return this.step({ kind: "refused", failureReason: failureReasonOf(outcome) });
    this.step({ kind: "ordered" });
    this.#screen.onActionStarted();
    this.#dependencies.accountChanges.publish();
  };

  private find(code: string): StreamingService | undefined {
    return findStreamingService(this.#dependencies.store.billing.known?.services ?? [], code);
  }

  private termsCommand(code: string): TermsCommand {
    const { store, idempotencyKeys } = this.#dependencies;
    const ports = { directBilling: store, billing: store.reader };
    const command: TermsCommand =
      this.#terms.get(code) ?? new WriteCommand((terms, key) => acceptServiceTerms(ports, terms, key), idempotencyKeys);
    this.#terms.set(code, command);
    return command;
  }

  private orderCommand(code: string): OrderCommand {
    const { store, idempotencyKeys, tokens } = this.#dependencies;
    const ports = { directBilling: store, billing: store.reader, forgetPartnerToken: () => tokens.forget() };
    const command: OrderCommand =
      this.#orders.get(code) ?? new WriteCommand((order, key) => orderService(ports, order, key), idempotencyKeys);
    this.#orders.set(code, command);
    return command;
  }

  private step(event: OrderEvent): void {
    this.state = reduceOrder(this.state, event);
  }
}

/** Returns the problem to show; `undefined` when the call was cancelled. */
function failureReasonOf(
  outcome: WriteOutcome<unknown, RemediableRefusal> | undefined,
): OrderFailureReason | undefined {
  return outcome?.kind === "not-done" || outcome?.kind === "unknown"
    ? orderFailureReasonOf({ certainty: outcome.kind, failure: outcome.failure })
    : undefined;
}
