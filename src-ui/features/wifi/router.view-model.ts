import { action, computed, makeObservable, observable, observableRef, reaction } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import type { WriteOutcome } from "#domain/shared-kernel/write.ts";
import {
  networksToJoin,
  routerChangeRequestOf,
  type FrequencyErrors,
  type Network,
  type RouterQuestion,
  type WifiParameters,
  type WifiRefusal,
  type WifiRefusalCode,
  type RouterChangeRequest,
} from "#domain/wifi/index.ts";
import { AsyncSectionModel, type AsyncSection } from "#ui/stores/async-section.ts";
import type { RouterStore } from "#ui/stores/wifi/router.store.ts";
import { ParameterForm } from "./parameter-form.ts";

/** Reason of a failed change that belongs to no field. */
export type RouterProblem =
  | Exclude<WifiRefusalCode, "wrong-parameters">
  | "wrong-elsewhere"
  | "try-later"
  | "unknown-outcome";

/** One router: its form, the confirmation and the result of a change (DEV-01 to DEV-03). */
export class RouterViewModel {
  question: RouterQuestion | undefined = undefined;
  problem: RouterProblem | undefined = undefined;
  /** Refusals without a field on this page, with the server's message. */
  elsewhere: readonly FrequencyErrors[] = [];
  readonly store: RouterStore;
  readonly form: ParameterForm;
  readonly #section: AsyncSectionModel<WifiParameters>;

  constructor(store: RouterStore, draft: FormDraft | undefined) {
    this.store = store;
    this.form = new ParameterForm(store.parameters, draft);
    this.#section = new AsyncSectionModel({
      needs: [store.parameters],
      read: () => store.parameters.known,
      load: () => store.read(),
    });
    makeObservable<this, "begin" | "finish" | "closeQuestion">(this, {
      question: observable,
      problem: observable,
      elsewhere: observableRef,
      dirty: computed,
      set: action,
      reset: action,
      openQuestion: action,
      cancel: action,
      submit: action,
      begin: action,
      finish: action,
      closeQuestion: action,
    });
  }

  /** Starts polling the router for a mounted page. Returns a function that stops it. */
  watch(): () => void {
    const unwatch = this.store.watch();
    const settled = reaction(
      () => this.store.pending.kind,
      (kind) => {
        if (kind === "done" || kind === "ended") this.form.dropApplied();
      },
      { fireImmediately: true },
    );
    const stopped = reaction(
      () => this.store.block,
      (block) => {
        if (block !== undefined) this.closeQuestion(block);
      },
    );
    return () => {
      settled();
      stopped();
      unwatch();
    };
  }

  get page(): AsyncSection<WifiParameters> {
    return this.#section.section;
  }

  /** True when leaving would lose typed values. A change that the router is applying is not lost. */
  get dirty(): boolean {
    const { pending } = this.store;
    return this.form.changes.length > 0 && pending.kind !== "waiting" && pending.kind !== "overdue";
  }

  get busy(): boolean {
    return this.store.isSending;
  }

  get toJoin(): readonly Network[] {
    const { known } = this.store.parameters;
    return known === undefined ? [] : networksToJoin(this.store.pending, known);
  }

  set(key: string, value: string): void {
    if (this.busy || this.store.block !== undefined || !this.form.isEditable(key)) return;
    this.form.set(key, value);
    this.problem = undefined;
    this.elsewhere = [];
    this.store.dismiss();
  }

  /** Discards the typed values. */
  reset(): void {
    this.form.reset();
    this.problem = undefined;
    this.elsewhere = [];
  }

  /** Validates the typed values and opens the confirmation. */
  submit(): void {
    if (this.busy || this.store.block !== undefined) return;
    if (this.form.check() && this.form.changes.length > 0) this.question = { kind: "save" };
  }

  openQuestion(question: RouterQuestion): void {
    if (this.busy || this.store.block !== undefined) return;
    this.problem = undefined;
    this.question = question;
  }

  cancel(): void {
    if (!this.busy) this.question = undefined;
  }

  /** Sends the confirmed change. */
  confirm(): Promise<void> {
    const { question } = this;
    return question === undefined ? Promise.resolve() : this.#send(routerChangeRequestOf(question, this.form.changes));
  }

  /** Switches a network on at once. Asks before switching it off, because its devices lose their connection. */
  setNetworkEnabled(frequencyType: string, enabled: boolean): Promise<void> {
    if (!enabled) {
      this.openQuestion({ kind: "off", frequencyType });
      return Promise.resolve();
    }
    return this.#send({ kind: "switch", frequencyType, enabled });
  }

  async #send(request: RouterChangeRequest): Promise<void> {
    if (this.busy || this.store.block !== undefined) return;
    this.begin();
    const outcome = await this.store.sendChange(request);
    if (outcome !== undefined) this.finish(request, outcome);
  }

  /** Closes a confirmation that cannot be carried out any more, and shows the reason. */
  private closeQuestion(block: "pending" | "offline"): void {
    if (this.question === undefined || this.busy) return;
    this.question = undefined;
    this.problem = block === "pending" ? "pending-operation" : "device-offline";
  }

  private begin(): void {
    this.problem = undefined;
    this.elsewhere = [];
    this.form.clearRefusals();
  }

  private finish(request: RouterChangeRequest, outcome: WriteOutcome<"taken-up", WifiRefusal>): void {
    this.question = undefined;
    switch (outcome.kind) {
      case "done":
      case "found-done":
      case "cancelled":
        this.form.markTakenUp(request.kind === "parameters");
        return;
      case "unknown":
        this.problem = "unknown-outcome";
        return;
      case "not-done":
        this.problem = this.#problemOf(outcome.failure);
    }
  }

  #problemOf(failure: WifiRefusal | TransportFailure): RouterProblem | undefined {
    if (failure.kind !== "wifi-refused") return "try-later";
    if (failure.code !== "wrong-parameters") return failure.code;
    this.elsewhere = this.form.refuse(failure.found);
    return this.form.summary.length === 0 || this.elsewhere.length > 0 ? "wrong-elsewhere" : undefined;
  }
}
