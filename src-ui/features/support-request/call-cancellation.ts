import { computed, makeObservable } from "mobx";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { CallCancellationRefusal, SupportPort } from "#domain/support/index.ts";
import { cancelCall } from "#domain/support/use-cases/cancel-call.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { writeProgressOf, type WriteProgress } from "./write-progress.ts";

export interface CallCancellationDependencies {
  readonly port: Pick<SupportPort, "cancelCall">;
  readonly store: Pick<SupportStore, "call">;
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Takes a promised call back (REQ-06). */
export class CallCancellation {
  readonly #command: WriteCommand<undefined, "cancelled", CallCancellationRefusal>;
  readonly #store: CallCancellationDependencies["store"];

  constructor({ port, store, clock, idempotencyKeys }: CallCancellationDependencies) {
    this.#store = store;
    const ports = { support: port, reload: () => store.call.refetch(), now: () => clock.now() };
    this.#command = new WriteCommand((_, key) => cancelCall(ports, key), idempotencyKeys);
    makeObservable(this, { state: computed });
  }

  get state(): WriteProgress {
    return writeProgressOf(this.#command.state);
  }

  /** Cancels the call. Does nothing while a cancellation is being sent, or after it. */
  async cancel(): Promise<void> {
    if (this.state === "done") return;
    const outcome = await this.#command.run(undefined);
    if (outcome?.kind !== "done" && outcome?.kind !== "found-done") return;
    const { call } = this.#store;
    if (call.known !== undefined)
      call.replace({ ...call.known, callBefore: undefined, callFrom: undefined, phone: undefined });
    // Only the server knows whether another call can be requested.
    void call.reload();
  }

  /** Hides the outcome. */
  clear(): void {
    if (this.state !== "busy") this.#command.reset();
  }
}
