import { action, computed, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import {
  blockOf,
  IDLE,
  nextAskIn,
  pendingStep,
  type PendingEvent,
  type PendingState,
  type WifiParameters,
  type WifiPort,
  type WifiRefusal,
  type WifiWish,
} from "#domain/wifi/index.ts";
import { changeRouter } from "#domain/wifi/use-cases/change-router.ts";
import { AsyncValue } from "../async-value.ts";
import { WriteCommand } from "../write-command.ts";

export interface RouterWorld {
  readonly port: WifiPort;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Parameters of one router, the change that is sent, and the operation that the router works on (DEV-01, DEV-02). */
export class RouterStore {
  readonly serviceKey: string;
  readonly parameters: AsyncValue<WifiParameters>;
  pending: PendingState = IDLE;
  readonly #world: RouterWorld;
  readonly #change: WriteCommand<WifiWish, "taken-up", WifiRefusal>;
  #watched = 0;
  #timer: Subscription | undefined;

  constructor(world: RouterWorld, serviceKey: string) {
    this.#world = world;
    this.serviceKey = serviceKey;
    this.parameters = new AsyncValue(() => world.port.loadParameters(serviceKey));
    const ports = {
      wifi: world.port,
      serviceKey,
      reload: () => this.parameters.refetch(),
      started: (wish: WifiWish) => this.take({ kind: "ordered", wish, at: world.clock.elapsed() }),
      refresh: () => this.read(),
    };
    this.#change = new WriteCommand((wish, key) => changeRouter(ports, wish, key), world.idempotencyKeys);
    makeObservable<this, "take">(this, {
      pending: observableRef,
      block: computed,
      isSending: computed,
      take: action,
    });
  }

  /** What keeps the router from being changed now; `undefined` for nothing, and until it is known. */
  get block(): "pending" | "offline" | undefined {
    const { known } = this.parameters;
    return known === undefined ? undefined : blockOf(this.pending, known);
  }

  /** Whether a change is being sent. */
  get isSending(): boolean {
    return this.#change.isRunning;
  }

  /** Somebody looks: the router is read, and asked on while it works. Returns what ends that. */
  watch(): () => void {
    this.#watched += 1;
    void this.read();
    return () => {
      this.#watched -= 1;
      if (this.#watched === 0) this.#rest();
    };
  }

  /** Reads how the router is set up now. */
  async read(): Promise<void> {
    this.#rest();
    await this.parameters.reload();
    const { state } = this.parameters;
    const at = this.#world.clock.elapsed();
    if (state.status === "ready") this.take({ kind: "read", known: state.value, at });
    else if (state.status === "failed") this.take({ kind: "unread", at });
    this.#goOn();
  }

  /** The customer asks again whether the router is done: it is waited for anew. */
  askAgain(): Promise<void> {
    this.take({ kind: "asked", at: this.#world.clock.elapsed() });
    return this.read();
  }

  /** What was told of the last change is told no more. */
  dismiss(): void {
    this.take({ kind: "dismissed" });
  }

  /** Sends a change of the router. Resolves with `undefined` while another one is being sent. */
  order(wish: WifiWish): Promise<WriteOutcome<"taken-up", WifiRefusal> | undefined> {
    return this.#change.run(wish);
  }

  #goOn(): void {
    this.#rest();
    const wait = this.#watched === 0 ? undefined : nextAskIn(this.pending, this.#world.clock.elapsed());
    if (wait !== undefined) this.#timer = timer(wait, this.#world.clock.scheduler).subscribe(() => void this.read());
  }

  #rest(): void {
    this.#timer?.unsubscribe();
    this.#timer = undefined;
  }

  private take(event: PendingEvent): void {
    this.pending = pendingStep(this.pending, event);
  }
}
