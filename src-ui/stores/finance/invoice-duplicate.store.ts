import { action, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import {
  DUPLICATE_POLLING,
  duplicateFailureReasonOf,
  isDuplicateBeingCreated,
  isDownloadAddress,
  type DuplicateState,
} from "#domain/finance/invoice-duplicate.ts";
import type { DuplicateRefusal, DuplicateTicket, InvoicesPort } from "#domain/finance/invoices.port.ts";
import type {
  ClockPort,
  FileAvailability,
  IdempotencyKeyPort,
  ProviderFilesPort,
  TabLockPort,
} from "#domain/shared-kernel/index.ts";
import { orderDuplicate } from "#domain/finance/use-cases/order-duplicate.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import { IdempotencyKeyIssuer, type WriteOutcome } from "#domain/shared-kernel/write.ts";

export interface DuplicateDependencies {
  readonly invoices: Pick<InvoicesPort, "duplicate">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly clock: ClockPort;
  /** Origin of the portal: files are downloaded from there only. */
  readonly origin: string;
  readonly tabLock: Pick<TabLockPort, "tryRunExclusively">;
  readonly files: ProviderFilesPort;
}

/** Duplicate of one document (FIN-03). The browser orders it once at a time, across tabs. */
export class InvoiceDuplicateStore {
  state: DuplicateState = { kind: "idle" };
  readonly #dependencies: DuplicateDependencies;
  readonly #entryId: string;
  readonly #idempotencyKey: IdempotencyKeyIssuer;
  #waiting: { readonly pause: Subscription; readonly cancelWait: () => void } | undefined;
  #runId = 0;

  constructor(dependencies: DuplicateDependencies, entryId: string) {
    this.#dependencies = dependencies;
    this.#entryId = entryId;
    this.#idempotencyKey = new IdempotencyKeyIssuer(dependencies.idempotencyKeys);
    makeObservable<this, "show">(this, { state: observableRef, show: action });
  }

  get busy(): boolean {
    return this.state.kind === "requesting" || this.state.kind === "creating";
  }

  /** Orders the duplicate, and polls while the server creates it. Does nothing while an order runs. */
  readonly order = async (): Promise<void> => {
    if (this.busy) return;
    this.show({ kind: "requesting" });
    const runId = ++this.#runId;
    const end = await this.#dependencies.tabLock
      .tryRunExclusively(`ebok.duplicate.${this.#entryId}`, () => this.pollUntilCreated(runId))
      .catch((error: unknown): DuplicateState => {
        reportHandledError(error);
        return { kind: "problem", why: "unexpected-error" };
      });
    if (runId === this.#runId) this.show(end ?? { kind: "problem", why: "elsewhere" });
  };

  /** Cancels polling and ignores responses that arrive later. */
  stop(): void {
    this.#runId += 1;
    this.#waiting?.pause.unsubscribe();
    this.#waiting?.cancelWait();
    this.#waiting = undefined;
    this.show({ kind: "idle" });
  }

  private async pollUntilCreated(runId: number): Promise<DuplicateState> {
    for (let attempt = 0; attempt < DUPLICATE_POLLING.times; attempt += 1) {
      // Sequential: the next request depends on the previous response.
      const end = await this.ask();
      if (runId !== this.#runId) return { kind: "idle" };
      if (end.kind !== "not-done" || !isDuplicateBeingCreated(end.failure)) return this.stateAfter(end);
      this.show({ kind: "creating" });
      await this.pause();
      if (runId !== this.#runId) return { kind: "idle" };
    }
    return { kind: "problem", why: "slow" };
  }

  private ask(): Promise<WriteOutcome<DuplicateTicket, DuplicateRefusal>> {
    return orderDuplicate(this.#dependencies.invoices, this.#entryId, this.#idempotencyKey);
  }

  private async stateAfter(end: WriteOutcome<DuplicateTicket, DuplicateRefusal>): Promise<DuplicateState> {
    switch (end.kind) {
      case "done": {
        const { address } = end.value;
        if (!isDownloadAddress(address, this.#dependencies.origin)) return { kind: "problem", why: "bad-address" };
        return stateOfFile(address, await this.#dependencies.files.checkAvailability(address));
      }
      case "not-done":
      case "unknown":
        return { kind: "problem", why: duplicateFailureReasonOf(end.failure) };
      case "found-done":
      case "cancelled":
        return { kind: "idle" };
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const pause = timer(DUPLICATE_POLLING.everyMs, this.#dependencies.clock.scheduler).subscribe(() => resolve());
      this.#waiting = { pause, cancelWait: resolve };
    });
  }

  private show(state: DuplicateState): void {
    this.state = state;
  }
}

function stateOfFile(address: string, file: FileAvailability): DuplicateState {
  switch (file) {
    case "available":
      return { kind: "ready", address };
    case "gone":
      return { kind: "problem", why: "gone" };
    case "unreachable":
      return { kind: "problem", why: "unreachable" };
  }
}
