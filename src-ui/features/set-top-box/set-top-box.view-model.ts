import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { resetPin, type DecoderPin } from "#domain/set-top-box/use-cases/reset-pin.ts";
import type { Decoder, PinCode, PinRefusal, SetTopBoxPort } from "#domain/set-top-box/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import type { RefreshedValue } from "#ui/stores/refreshed-value.ts";
import type { DecodersStore } from "#ui/stores/set-top-box/decoders.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

export interface SetTopBoxDependencies {
  readonly port: Pick<SetTopBoxPort, "resetPin">;
  readonly store: Pick<DecodersStore, "decoders">;
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/** Result of the last PIN reset. `refused`: `message` is the server's, if it sent one. */
export type PinResetResult =
  | { readonly kind: "code"; readonly decoder: Decoder; readonly code: PinCode }
  | { readonly kind: "refused"; readonly message: string | undefined }
  | { readonly kind: "try-later" | "unknown-outcome" };

/** Resets the PIN of a decoder (DEV-04). The code is held only in memory, and is lost with the page. */
export class SetTopBoxViewModel {
  chosen: Decoder | undefined = undefined;
  isConfirming = false;
  readonly #decoders: RefreshedValue<readonly Decoder[]>;
  readonly #resetPin: WriteCommand<Decoder, DecoderPin, PinRefusal>;
  readonly #section: AsyncSectionModel<readonly Decoder[]>;

  constructor(dependencies: SetTopBoxDependencies) {
    const {
      port,
      store: { decoders },
      idempotencyKeys,
    } = dependencies;
    this.#resetPin = new WriteCommand(
      (decoder: Decoder, key) => resetPin({ setTopBox: port }, decoder, key),
      idempotencyKeys,
    );
    this.#decoders = decoders;
    this.#section = new AsyncSectionModel({
      needs: [decoders],
      read: () => decoders.known,
      load: () => decoders.refresh(),
    });
    makeObservable<this, "closeQuestion">(this, {
      chosen: observableRef,
      isConfirming: observable,
      result: computed,
      decoder: computed,
      choose: action,
      askConfirmation: action,
      cancel: action,
      closeQuestion: action,
    });
  }

  get page(): AsyncSection<readonly Decoder[]> {
    return this.#section.section;
  }

  /** Selected decoder; a single one is selected by default. */
  get decoder(): Decoder | undefined {
    const all = this.#decoders.known ?? [];
    return this.chosen ?? (all.length === 1 ? all[0] : undefined);
  }

  get isSending(): boolean {
    return this.#resetPin.isRunning;
  }

  get result(): PinResetResult | undefined {
    const { state } = this.#resetPin;
    switch (state.status) {
      case "idle":
      case "running":
        return undefined;
      case "done":
        return state.value === undefined ? { kind: "unknown-outcome" } : { kind: "code", ...state.value };
      case "failed":
        if (state.certainty === "unknown") return { kind: "unknown-outcome" };
        return state.failure.kind === "pin-refused"
          ? { kind: "refused", message: state.failure.message }
          : { kind: "try-later" };
    }
  }

  start(): void {
    void this.#section.load();
  }

  choose(decoder: Decoder): void {
    if (this.isSending) return;
    this.chosen = decoder;
    this.forget();
  }

  askConfirmation(): void {
    if (this.decoder !== undefined && !this.isSending) this.isConfirming = true;
  }

  cancel(): void {
    if (!this.isSending) this.isConfirming = false;
  }

  /** Hides the result. A code is shown once; after a lost response the key stays in use. */
  forget(): void {
    if (this.#resetPin.state.status === "done") this.#resetPin.reset();
    else this.#resetPin.clearFailure();
  }

  async confirm(): Promise<void> {
    const { decoder } = this;
    if (decoder === undefined || !this.isConfirming || this.isSending) return;
    await this.#resetPin.run(decoder);
    this.closeQuestion();
  }

  private closeQuestion(): void {
    this.isConfirming = false;
  }
}
