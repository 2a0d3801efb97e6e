import { action, computed, makeObservable, observable } from "mobx";
import type { Instant } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import {
  availableCallTimes,
  callPermission,
  type CallPermission,
  type CallRefusal,
  type CallTime,
  type PromisedCallBack,
} from "#domain/support/index.ts";
import { callContent, requestCall, type CallChoice } from "#domain/support/use-cases/request-call.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { CALL_REFUSAL_PROBLEMS, type CallBackProblem } from "./call-back-problem.ts";
import type { CallBackDependencies } from "./call-back-dependencies.ts";
import { CallFields, type CallField } from "./call-fields.ts";
import type { TypedText } from "./request-form-draft.ts";
import { CallCancellation } from "./call-cancellation.ts";

/** View model to request, change or cancel a call by an agent (MSG-04, REQ-05, REQ-06). Its form outlives a reload. */
export class CallBackViewModel {
  status: "editing" | "busy" | "done" | "failed" = "editing";
  problem: CallBackProblem | undefined = undefined;
  /** The customer changes the promised call. */
  isChanging = false;
  readonly cancellation: CallCancellation;
  readonly fields: CallFields;
  readonly #dependencies: CallBackDependencies;
  readonly #idempotencyKey: IdempotencyKeyIssuer;
  readonly #request: WriteCommand<CallChoice, PromisedCallBack, CallRefusal>;

  constructor(dependencies: CallBackDependencies) {
    this.#dependencies = dependencies;
    const { port, store, clock, draft, idempotencyKeys } = dependencies;
    this.fields = new CallFields(dependencies.phone, draft?.read());
    const sent = draft?.unanswered();
    this.#idempotencyKey = new IdempotencyKeyIssuer(
      idempotencyKeys,
      sent && { id: sent.intentId, content: [sent.values["phone"], sent.values["time"]] },
    );
    this.cancellation = new CallCancellation(dependencies);
    const ports = { support: port, reload: () => store.call.refetch(), now: () => clock.now() };
    this.#request = new WriteCommand((choice, key) => requestCall(ports, choice, key), idempotencyKeys);
    makeObservable<this, "begin" | "end">(this, {
      status: observable,
      problem: observable,
      isChanging: observable,
      permission: computed,
      times: computed,
      chosenTime: computed,
      dirty: computed,
      set: action,
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
    return this.times.find(({ from }) => String(from) === this.fields.values.time)?.from;
  }

  get busy(): boolean {
    return this.status === "busy";
  }

  get dirty(): boolean {
    return this.status !== "done" && this.fields.isChanged;
  }

  /** True if the draft holds the typed values. */
  get isStored(): boolean {
    const stored = this.#dependencies.draft?.read() ?? {};
    const { phone, time } = this.fields.values;
    return stored["phone"] === phone && stored["time"] === time;
  }

  get typed(): TypedText {
    if (!this.dirty) return "none";
    return this.isStored ? "stored" : "unstored";
  }

  set(name: CallField, value: string): void {
    if (this.busy) return;
    this.fields.set(name, value);
    this.status = "editing";
    this.cancellation.clear();
    this.#dependencies.draft?.keep(this.dirty ? this.fields.values : {});
  }

  /** Opens the form with the number and the time of the promised call. */
  change(call: PromisedCallBack): void {
    this.fields.fill(call);
    [this.status, this.problem, this.isChanging] = ["editing", undefined, true];
  }

  reset(): void {
    this.#dependencies.draft?.drop();
    this.#idempotencyKey.markAnswered();
    this.fields.reset();
    [this.status, this.problem, this.isChanging] = ["editing", undefined, false];
  }

  /** Takes the promised call back; afterwards another one can be requested. */
  async cancel(): Promise<void> {
    await this.cancellation.cancel();
    if (this.cancellation.state === "done") this.reset();
  }

  /** Requests the call. Resolves with the name of the field that must be corrected. */
  async submit(): Promise<"phone" | undefined> {
    if (this.busy || this.status === "done") return undefined;
    if (!this.begin()) return "phone";
    const { draft } = this.#dependencies;
    const choice = { phone: this.fields.digits, callFrom: this.chosenTime };
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
        this.end(
          "failed",
          outcome.failure.kind === "call-refused" ? CALL_REFUSAL_PROBLEMS[outcome.failure.code] : "refused",
        );
        break;
      case "found-done":
      case "unknown":
        this.end("failed", "lost");
        break;
      case "cancelled":
      case undefined:
        this.end("failed", undefined);
    }
    return this.fields.violation === undefined ? undefined : "phone";
  }

  private begin(): boolean {
    this.fields.touch();
    this.problem = undefined;
    this.cancellation.clear();
    if (this.fields.violation !== undefined) return false;
    this.status = "busy";
    return true;
  }

  private end(
    status: CallBackViewModel["status"],
    problem: CallBackProblem | "wrong-phone" | undefined,
    promised?: PromisedCallBack,
  ): void {
    if (problem === "wrong-phone") this.fields.refuse();
    [this.status, this.problem] = problem === "wrong-phone" ? ["editing", undefined] : [status, problem];
    const { call } = this.#dependencies.store;
    if (problem === "timeTaken") {
      this.fields.set("time", "");
      void call.reload();
    }
    if (promised === undefined) return;
    this.fields.accept();
    this.isChanging = false;
    call.replace({ allowed: true, callTimes: call.known?.callTimes ?? [], ...promised });
  }
}
