import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { ClockPort, IdempotencyKeyPort, Instant } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import {
  availableCallTimes,
  callPermission,
  type CallPermission,
  type CallRefusal,
  type CallTime,
  type PromisedCallBack,
  type SupportPort,
} from "#domain/support/index.ts";
import { callContent, requestCall, type CallChoice } from "#domain/support/use-cases/request-call.ts";
import { ruleViolation, groupedPhone, phone, phoneDigits, required } from "#domain/validation/index.ts";
import type { FieldViolation } from "#ui/shared/forms/messages.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { CallCancellation } from "./call-cancellation.ts";

export type CallBackProblem = "lost" | "refused" | "notAllowed" | "timeTaken";

/** What the customer chooses: the number as typed, and the beginning of the time, or an empty text for any. */
type CallField = "phone" | "time";

export interface CallBackDependencies {
  readonly port: Pick<SupportPort, "requestCall" | "cancelCall">;
  readonly store: Pick<SupportStore, "call">;
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** Known phone number, in the format of the field's mask. */
  readonly phone: string;
}

/** View model to request, change or cancel a call by an agent (MSG-04, REQ-05, REQ-06). Its form outlives a reload. */
export class CallBackViewModel {
  values: Readonly<Record<CallField, string>>;
  status: "editing" | "busy" | "done" | "failed" = "editing";
  problem: CallBackProblem | undefined = undefined;
  /** The customer changes the promised call. */
  isChanging = false;
  readonly cancellation: CallCancellation;
  private isTouched = false;
  private isRefused = false;
  private opened: Readonly<Record<CallField, string>>;
  readonly #dependencies: CallBackDependencies;
  readonly #idempotencyKey: IdempotencyKeyIssuer;
  readonly #request: WriteCommand<CallChoice, PromisedCallBack, CallRefusal>;

  constructor(dependencies: CallBackDependencies) {
    this.#dependencies = dependencies;
    const { port, store, clock, draft, idempotencyKeys } = dependencies;
    this.opened = { phone: dependencies.phone, time: "" };
    const typed = draft?.read();
    const stored = (name: CallField): string => {
      const value = typed?.[name];
      return typeof value === "string" ? value : this.opened[name];
    };
    this.values = { phone: stored("phone"), time: stored("time") };
    const sent = draft?.unanswered();
    this.#idempotencyKey = new IdempotencyKeyIssuer(
      idempotencyKeys,
      sent && { id: sent.intentId, content: [sent.values["phone"], sent.values["time"]] },
    );
    this.cancellation = new CallCancellation(dependencies);
    const ports = { support: port, reload: () => store.call.refetch(), now: () => clock.now() };
    this.#request = new WriteCommand((choice, key) => requestCall(ports, choice, key), idempotencyKeys);
    makeObservable<this, "isTouched" | "isRefused" | "opened" | "begin" | "end">(this, {
      values: observableRef,
      status: observable,
      problem: observable,
      isChanging: observable,
      isTouched: observable,
      isRefused: observable,
      opened: observableRef,
      permission: computed,
      times: computed,
      chosenTime: computed,
      violation: computed,
      dirty: computed,
      set: action,
      leave: action,
      change: action,
      reset: action,
      begin: action,
      end: action,
    });
  }

  /** Permission to request a call; `undefined` until loaded. */
  get permission(): CallPermission | undefined {
    const { known } = this.#dependencies.store.call;
    return known === undefined ? undefined : callPermission(known, this.#dependencies.clock.now());
  }

  /** True if the server takes another call instead of the promised one. */
  get canChange(): boolean {
    return this.#dependencies.store.call.known?.allowed === true;
  }

  /** Times that can be chosen; empty if the server offers no choice. */
  get times(): readonly CallTime[] {
    const { known } = this.#dependencies.store.call;
    if (known === undefined) return [];
    const { permission, isChanging } = this;
    const call = permission?.kind === "promised" && isChanging ? permission.call : undefined;
    // The time of the promised call stays possible, even if the server counts it as taken.
    const own = call?.callFrom === undefined ? [] : [{ from: call.callFrom, to: call.callBefore }];
    const others = known.callTimes.filter(({ from }) => from !== call?.callFrom);
    return availableCallTimes([...own, ...others], this.#dependencies.clock.now());
  }

  /** Beginning of the chosen time; `undefined` for any time, and when the chosen one is over. */
  get chosenTime(): Instant | undefined {
    return this.times.find(({ from }) => String(from) === this.values.time)?.from;
  }

  get busy(): boolean {
    return this.status === "busy";
  }

  get dirty(): boolean {
    return this.status !== "done" && callFields.some((name) => this.values[name] !== this.opened[name]);
  }

  /** Violation under the number; none before the field was left. */
  get violation(): FieldViolation | undefined {
    if (!this.isTouched) return undefined;
    if (this.isRefused) return ruleViolation("phone");
    const verdict = required(this.values.phone) === "valid" ? phone(this.values.phone) : required(this.values.phone);
    return verdict === "valid" ? undefined : verdict;
  }

  set(name: CallField, value: string): void {
    if (this.busy) return;
    [this.values, this.isRefused, this.status] = [{ ...this.values, [name]: value }, false, "editing"];
    this.cancellation.clear();
    this.#dependencies.draft?.keep(this.dirty ? this.values : {});
  }

  leave(): void {
    this.isTouched = true;
  }

  /** Opens the form with the number and the time of the promised call. */
  change({ phone: digits, callFrom }: PromisedCallBack): void {
    this.opened = {
      phone: digits === undefined ? this.#dependencies.phone : groupedPhone(digits),
      time: callFrom === undefined ? "" : String(callFrom),
    };
    [this.values, this.status, this.problem, this.isChanging] = [this.opened, "editing", undefined, true];
  }

  reset(): void {
    this.#dependencies.draft?.drop();
    this.#idempotencyKey.markAnswered();
    [this.values, this.status, this.problem, this.isTouched, this.isRefused, this.isChanging] = [
      this.opened,
      "editing",
      undefined,
      false,
      false,
      false,
    ];
  }

  /** Requests the call. Resolves with the name of the field that must be corrected. */
  async submit(): Promise<"phone" | undefined> {
    if (this.busy) return undefined;
    if (!this.begin()) return "phone";
    const { draft } = this.#dependencies;
    const choice = { phone: phoneDigits(this.values.phone), callFrom: this.chosenTime };
    const [digits = "", time = ""] = callContent(choice);
    draft?.saveUnanswered({
      intentId: this.#idempotencyKey.keyFor(callContent(choice)),
      values: { phone: digits, time },
    });
    const outcome = await this.#request.run(choice, this.#idempotencyKey);
    if (outcome?.kind === "done") draft?.drop();
    else if (outcome?.kind === "not-done") draft?.saveUnanswered(undefined);
    switch (outcome?.kind) {
      case "done":
        this.end("done", undefined, outcome.value);
        break;
      case "not-done":
        this.end("failed", outcome.failure.kind === "call-refused" ? REFUSED[outcome.failure.code] : "refused");
        break;
      case "found-done":
      case "unknown":
        this.end("failed", "lost");
        break;
      case "cancelled":
      case undefined:
        this.end("failed", undefined);
    }
    return this.violation === undefined ? undefined : "phone";
  }

  private begin(): boolean {
    this.isTouched = true;
    this.problem = undefined;
    this.cancellation.clear();
    if (this.violation !== undefined) return false;
    this.status = "busy";
    return true;
  }

  private end(
    status: CallBackViewModel["status"],
    problem: CallBackProblem | "wrong-phone" | undefined,
    promised?: PromisedCallBack,
  ): void {
    this.isRefused = problem === "wrong-phone";
    [this.status, this.problem] = problem === "wrong-phone" ? ["editing", undefined] : [status, problem];
    const { call } = this.#dependencies.store;
    if (problem === "timeTaken") {
      this.values = { ...this.values, time: "" };
      void call.reload();
    }
    if (promised === undefined) return;
    [this.opened, this.isChanging] = [this.values, false];
    call.replace({ allowed: true, callTimes: call.known?.callTimes ?? [], ...promised });
  }
}

const callFields: readonly CallField[] = ["phone", "time"];

/** A record, so that a new refusal without a text does not compile. */
const REFUSED: Readonly<Record<CallRefusal["code"], CallBackProblem | "wrong-phone">> = {
  "not-allowed": "notAllowed",
  "wrong-phone": "wrong-phone",
  "time-not-free": "timeTaken",
  unknown: "refused",
};
