import { action, computed, makeObservable, observable } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { ClockPort, Instant, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { callPermission, type CallPermission, type CallRefusal, type SupportPort } from "#domain/support/index.ts";
import { requestCall, type PromisedCallBack } from "#domain/support/use-cases/request-call.ts";
import { ruleViolation, phone, phoneDigits, required } from "#domain/validation/index.ts";
import type { FieldViolation } from "#ui/shared/forms/messages.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

export type CallBackProblem = "lost" | "refused" | "notAllowed";

export interface CallBackDependencies {
  readonly port: Pick<SupportPort, "requestCall">;
  readonly store: Pick<SupportStore, "call">;
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** Known phone number, in the format of the field's mask. */
  readonly phone: string;
}

/** View model to request a call by an agent within 24 hours (MSG-04). The number outlives a reload. */
export class CallBackViewModel {
  phone: string;
  status: "editing" | "busy" | "done" | "failed" = "editing";
  problem: CallBackProblem | undefined = undefined;
  /** Latest time of the call, once it was requested here. */
  until: Instant | undefined = undefined;
  private isTouched = false;
  private isRefused = false;
  readonly #dependencies: CallBackDependencies;
  readonly #idempotencyKey: IdempotencyKeyIssuer;
  readonly #request: WriteCommand<string, PromisedCallBack, CallRefusal>;

  constructor(dependencies: CallBackDependencies) {
    this.#dependencies = dependencies;
    const typed = dependencies.draft?.read()?.["phone"];
    this.phone = typeof typed === "string" ? typed : dependencies.phone;
    const sent = dependencies.draft?.unanswered();
    this.#idempotencyKey = new IdempotencyKeyIssuer(
      dependencies.idempotencyKeys,
      sent && { id: sent.intentId, content: [sent.values["phone"]] },
    );
    const { port, store, clock } = dependencies;
    const ports = { support: port, reload: () => store.call.refetch(), now: () => clock.now() };
    this.#request = new WriteCommand((digits, key) => requestCall(ports, digits, key), dependencies.idempotencyKeys);
    makeObservable<this, "isTouched" | "isRefused" | "begin" | "end">(this, {
      phone: observable,
      status: observable,
      problem: observable,
      until: observable,
      isTouched: observable,
      isRefused: observable,
      permission: computed,
      violation: computed,
      dirty: computed,
      set: action,
      leave: action,
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

  get busy(): boolean {
    return this.status === "busy";
  }

  get dirty(): boolean {
    return this.status !== "done" && this.phone !== this.#dependencies.phone;
  }

  /** Violation under the number; none before the field was left. */
  get violation(): FieldViolation | undefined {
    if (!this.isTouched) return undefined;
    if (this.isRefused) return ruleViolation("phone");
    const verdict = required(this.phone) === "valid" ? phone(this.phone) : required(this.phone);
    return verdict === "valid" ? undefined : verdict;
  }

  set(value: string): void {
    if (this.busy || this.status === "done") return;
    [this.phone, this.isRefused, this.status] = [value, false, "editing"];
    this.#dependencies.draft?.keep(this.dirty ? { phone: value } : {});
  }

  leave(): void {
    this.isTouched = true;
  }

  reset(): void {
    this.#dependencies.draft?.drop();
    this.#idempotencyKey.markAnswered();
    [this.phone, this.status, this.problem, this.isTouched, this.isRefused] = [
      this.#dependencies.phone,
      "editing",
      undefined,
      false,
      false,
    ];
  }

  /** Requests the call. Resolves with the name of the field that must be corrected. */
  async submit(): Promise<"phone" | undefined> {
    if (this.busy || this.status === "done") return undefined;
    if (!this.begin()) return "phone";
    const { draft } = this.#dependencies;
    const digits = phoneDigits(this.phone);
    draft?.saveUnanswered({ intentId: this.#idempotencyKey.keyFor([digits]), values: { phone: digits } });
    const outcome = await this.#request.run(digits, this.#idempotencyKey);
    if (outcome?.kind === "done") draft?.drop();
    else if (outcome?.kind === "not-done") draft?.saveUnanswered(undefined);
    switch (outcome?.kind) {
      case "done":
        this.end("done", undefined, outcome.value.callBefore);
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
    if (this.violation !== undefined) return false;
    this.status = "busy";
    return true;
  }

  private end(
    status: CallBackViewModel["status"],
    problem: CallBackProblem | "wrong-phone" | undefined,
    until?: Instant,
  ): void {
    this.isRefused = problem === "wrong-phone";
    [this.status, this.problem] = problem === "wrong-phone" ? ["editing", undefined] : [status, problem];
    if (until === undefined) return;
    this.until = until;
    this.#dependencies.store.call.replace({ allowed: true, callBefore: until });
  }
}

/** A record, so that a new refusal without a text does not compile. */
const REFUSED: Readonly<Record<CallRefusal["code"], CallBackProblem | "wrong-phone">> = {
  "not-allowed": "notAllowed",
  "wrong-phone": "wrong-phone",
  unknown: "refused",
};
