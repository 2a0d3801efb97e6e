import { action, computed, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import {
  changeBlockReason,
  NO_PENDING_CHANGE,
  nextRouterPollMs,
  reducePendingChange,
  type PendingChangeEvent,
  type PendingChangeState,
  type WifiParameters,
  type WifiPort,
  type WifiRefusal,
  type RouterChangeRequest,
} from "#domain/wifi/index.ts";
import { changeRouter } from "#domain/wifi/use-cases/change-router.ts";
import { AsyncValue } from "../async-value.ts";
import { WriteCommand } from "../write-command.ts";

export interface RouterStoreDependencies {
  readonly port: WifiPort;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Parameters of one router, its pending change, and the operation that it executes (DEV-01, DEV-02). */
export class RouterStore {
  readonly serviceKey: string;
  readonly parameters: AsyncValue<WifiParameters>;
  pending: PendingChangeState = NO_PENDING_CHANGE;
  readonly #dependencies: RouterStoreDependencies;
  readonly #change: WriteCommand<RouterChangeRequest, "taken-up", WifiRefusal>;
  #watched = 0;
  #timer: Subscription | undefined;

  constructor(dependencies: RouterStoreDependencies, serviceKey: string) {
    this.#dependencies = dependencies;
    this.serviceKey = serviceKey;
    this.parameters = new AsyncValue(() => dependencies.port.loadParameters(serviceKey));
    const ports = {
      wifi: dependencies.port,
      serviceKey,
      reload: () => this.parameters.refetch(),
      started: (request: RouterChangeRequest) =>
        this.applyEvent({ kind: "ordered", request, at: dependencies.clock.elapsed() }),
      refresh: () => this.read(),
    };
    this.#change = new WriteCommand((request, key) => changeRouter(ports, request, key), dependencies.idempotencyKeys);
    makeObservable<this, "applyEvent">(this, {
      pending: observableRef,
      block: computed,
      isSending: computed,
      applyEvent: action,
    });
  }

  /** Reason why the router cannot be changed now; `undefined` without one, and until it is known. */
  get block(): "pending" | "offline" | undefined {
    const { known } = this.parameters;
    return known === undefined ? undefined : changeBlockReason(this.pending, known);
  }

  /** True while a change is being sent. */
  get isSending(): boolean {
    return this.#change.isRunning;
  }

  /**
   * Reads the router, and polls it while it executes an operation and a page shows it. Returns the function that stops
   * it.
   */
  watch(): () => void {
    this.#watched += 1;
    void this.read();
    return () => {
      this.#watched -= 1;
      if (this.#watched === 0) this.#cancelTimer();
    };
  }

  /** Reads the current parameters of the router. */
  async read(): Promise<void> {
    this.#cancelTimer();
    await this.parameters.reload();
    const { state } = this.parameters;
    const at = this.#dependencies.clock.elapsed();
    if (state.status === "ready") this.applyEvent({ kind: "read", known: state.value, at });
    else if (state.status === "failed") this.applyEvent({ kind: "read-failed", at });
    this.#scheduleNextRead();
  }

  /** Restarts the polling at the customer's request. */
  checkAgain(): Promise<void> {
    this.applyEvent({ kind: "check-requested", at: this.#dependencies.clock.elapsed() });
    return this.read();
  }

  /** Hides the outcome of the last change. */
  dismiss(): void {
    this.applyEvent({ kind: "dismissed" });
  }

  /** Sends a change to the router. Resolves with `undefined` while another change is being sent. */
  sendChange(request: RouterChangeRequest): Promise<WriteOutcome<"taken-up", WifiRefusal> | undefined> {
    return this.#change.run(request);
  }

  #scheduleNextRead(): void {
    this.#cancelTimer();
    const wait = this.#watched === 0 ? undefined : nextRouterPollMs(this.pending, this.#dependencies.clock.elapsed());
    if (wait !== undefined)
      this.#timer = timer(wait, this.#dependencies.clock.scheduler).subscribe(() => void this.read());
  }

  #cancelTimer(): void {
    this.#timer?.unsubscribe();
    this.#timer = undefined;
  }

  private applyEvent(event: PendingChangeEvent): void {
    this.pending = reducePendingChange(this.pending, event);
  }
}
