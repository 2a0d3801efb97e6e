import { action, makeObservable, observable, observableRef } from "mobx";
import type { IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { SettingProblem } from "./setting-form.ts";

export interface DeedWork<Value, Refusal> {
  /** All that is sent: the same content is the same intent. */
  readonly content: readonly unknown[];
  readonly send: (intentId: string) => Promise<Result<Value, Refusal | TransportFailure>>;
  /** Reads the provider's state anew: whether it is so; `undefined` where that does not show. */
  readonly verifyApplied: () => Promise<boolean | undefined>;
}

/** One thing that is done with a press, once (docs/adr/0028). */
export class Deed {
  busy = false;
  problem: SettingProblem | undefined = undefined;
  readonly #idempotencyKey: IdempotencyKey;

  constructor(idempotencyKeys: IdempotencyKeyPort) {
    this.#idempotencyKey = new IdempotencyKey(idempotencyKeys);
    makeObservable<this, "begin" | "end">(this, {
      busy: observable,
      problem: observableRef,
      forget: action,
      begin: action,
      end: action,
    });
  }

  /** What went wrong before is told no more. */
  readonly forget = (): void => {
    this.problem = undefined;
  };

  /** Does it; tells whether it is done. Nothing while it is under way. */
  async run<Value, Refusal extends { readonly kind: string }>({
    content,
    send,
    verifyApplied,
  }: DeedWork<Value, Refusal>): Promise<boolean> {
    if (this.busy) return false;
    this.begin();
    const end = await executeWrite<Value, Refusal>(this.#idempotencyKey, { content, send, verifyApplied }).catch(
      () => ({
        kind: "unknown" as const,
      }),
    );
    switch (end.kind) {
      case "done":
      case "found-done":
        this.end(undefined);
        return true;
      case "not-done":
        this.end({ kind: "refused" });
        return false;
      case "unknown":
        this.end({ kind: "unknown" });
        return false;
      case "cancelled":
        this.end(undefined);
        return false;
    }
  }

  private begin(): void {
    this.busy = true;
    this.problem = undefined;
  }

  private end(problem: SettingProblem | undefined): void {
    this.busy = false;
    this.problem = problem;
  }
}
