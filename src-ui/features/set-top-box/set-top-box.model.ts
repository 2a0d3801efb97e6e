import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import type { Decoder, PinCode, PinRefusal, SetTopBoxPort } from "#domain/set-top-box/index.ts";
import { PartModel, type Part } from "#ui/stores/part.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";

export interface SetTopBoxWorld {
  readonly port: SetTopBoxPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** How the last wish for a PIN has ended. `refused`: in the provider's words, where there are any. */
export type PinEnd =
  | { readonly kind: "code"; readonly decoder: Decoder; readonly code: PinCode }
  | { readonly kind: "refused"; readonly message: string | undefined }
  | { readonly kind: "tryLater" | "unknownEnd" };

/** Setting a decoder's PIN anew (DEV-04). The code is nowhere but here, and gone with the page. */
export class SetTopBoxModel {
  chosen: Decoder | undefined = undefined;
  isAsked = false;
  isSending = false;
  end: PinEnd | undefined = undefined;
  readonly decoders: AsyncValue<readonly Decoder[]>;
  readonly #world: SetTopBoxWorld;
  readonly #idempotencyKey: IdempotencyKey;
  readonly #part: PartModel<readonly Decoder[]>;

  constructor(world: SetTopBoxWorld) {
    this.#world = world;
    this.#idempotencyKey = new IdempotencyKey(world.idempotencyKeys);
    this.decoders = new AsyncValue(() => world.port.loadDecoders());
    this.#part = new PartModel({
      needs: [this.decoders],
      read: () => this.decoders.known,
      load: () => this.decoders.load(),
    });
    makeObservable<this, "begin" | "settle">(this, {
      chosen: observableRef,
      isAsked: observable,
      isSending: observable,
      end: observableRef,
      decoder: computed,
      choose: action,
      ask: action,
      cancel: action,
      forget: action,
      begin: action,
      settle: action,
    });
  }

  get page(): Part<readonly Decoder[]> {
    return this.#part.part;
  }

  /** The decoder that is chosen; the only one is. */
  get decoder(): Decoder | undefined {
    const all = this.decoders.known ?? [];
    return this.chosen ?? (all.length === 1 ? all[0] : undefined);
  }

  start(): void {
    void this.decoders.load();
  }

  choose(decoder: Decoder): void {
    if (this.isSending) return;
    this.chosen = decoder;
    this.end = undefined;
  }

  ask(): void {
    if (this.decoder !== undefined && !this.isSending) this.isAsked = true;
  }

  cancel(): void {
    if (!this.isSending) this.isAsked = false;
  }

  /** The code was seen: it is shown once. */
  forget(): void {
    this.end = undefined;
  }

  async confirm(): Promise<void> {
    const { decoder } = this;
    if (decoder === undefined || !this.isAsked || this.isSending) return;
    this.begin();
    const { port } = this.#world;
    const end = await executeWrite<PinCode, PinRefusal>(this.#idempotencyKey, {
      content: [JSON.stringify(decoder)],
      send: (intentId) => port.resetPin({ intentId, decoder }),
      // a code can be read nowhere else: pressed again, the same intent brings it
      verifyApplied: () => Promise.resolve(undefined),
    });
    this.settle(decoder, end);
  }

  private begin(): void {
    this.isSending = true;
    this.end = undefined;
  }

  private settle(decoder: Decoder, end: WriteOutcome<PinCode, PinRefusal>): void {
    this.isSending = false;
    this.isAsked = false;
    switch (end.kind) {
      case "done":
        this.end = { kind: "code", decoder, code: end.value };
        return;
      case "not-done":
        this.end =
          end.failure.kind === "pin-refused" ? { kind: "refused", message: end.failure.message } : { kind: "tryLater" };
        return;
      case "unknown":
      case "found-done":
        this.end = { kind: "unknownEnd" };
        return;
      case "cancelled":
        return;
    }
  }
}
