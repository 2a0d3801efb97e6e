import { action, computed, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { ClockPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import {
  blockOf,
  IDLE,
  isFulfilled,
  nextAskIn,
  pendingStep,
  type PendingEvent,
  type PendingState,
  type WifiParameters,
  type WifiPort,
  type WifiRefusal,
  type WifiWish,
} from "#domain/wifi/index.ts";
import { AsyncValue } from "../async-value.ts";

export interface RouterWorld {
  readonly port: WifiPort;
  readonly clock: ClockPort;
  readonly idempotencyKeys: ConstructorParameters<typeof IdempotencyKey>[0];
}

/** How one router is set up, what was asked of it, and what has become of that (DEV-01, DEV-02). */
export class RouterStore {
  readonly serviceKey: string;
  readonly parameters: AsyncValue<WifiParameters>;
  pending: PendingState = IDLE;
  readonly #world: RouterWorld;
  readonly #idempotencyKey: IdempotencyKey;
  #watched = 0;
  #timer: Subscription | undefined;

  constructor(world: RouterWorld, serviceKey: string) {
    this.#world = world;
    this.serviceKey = serviceKey;
    this.parameters = new AsyncValue(() => world.port.loadParameters(serviceKey));
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    makeObservable<this, "take">(this, { pending: observableRef, block: computed, take: action });
  }

  /** What keeps the router from being changed now; `undefined` for nothing, and until it is known. */
  get block(): "pending" | "offline" | undefined {
    const { known } = this.parameters;
    return known === undefined ? undefined : blockOf(this.pending, known);
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

  /** Asks the router for something, once; where no answer came it is looked for before anything is said. */
  async order(wish: WifiWish): Promise<WriteOutcome<"taken-up", WifiRefusal>> {
    const end = await executeWrite<"taken-up", WifiRefusal>(this.#idempotencyKey, {
      content: [JSON.stringify(wish)],
      send: (intentId) => this.#send(intentId, wish),
      verifyApplied: async () => {
        await this.parameters.reload();
        const { state } = this.parameters;
        return state.status === "ready"
          ? state.value.pendingOperation
            ? true
            : isFulfilled(wish, state.value)
          : undefined;
      },
    });
    if (end.kind === "done" || end.kind === "found-done")
      this.take({ kind: "ordered", wish, at: this.#world.clock.elapsed() });
    // refused, it may be because the router is not as it was thought to be
    if (end.kind !== "cancelled") await this.read();
    return end;
  }

  #send(intentId: string, wish: WifiWish): Promise<Result<"taken-up", WifiRefusal | TransportFailure>> {
    const { port } = this.#world;
    const order = { intentId, serviceKey: this.serviceKey };
    switch (wish.kind) {
      case "parameters":
        return port.setParameters({ ...order, changes: wish.changes });
      case "switch":
        return port.switchFrequency({ ...order, frequencyType: wish.frequencyType, enabled: wish.enabled });
      case "defaults":
        return port.setDefaults(order);
    }
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
