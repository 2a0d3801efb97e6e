import { action, computed, makeObservable, observable } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { ClockPort, Instant, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import { callPermission, type CallPermission, type CallRefusal, type SupportPort } from "#domain/support/index.ts";
import { complain, phone, phoneDigits, required } from "#domain/validation/index.ts";
import type { FieldComplaint } from "#ui/shared/forms/message-key.ts";
import type { SupportStore } from "#ui/stores/support/support.store.ts";

export type CallProblem = "lost" | "refused" | "notAllowed";

export interface CallBackWorld {
  readonly port: Pick<SupportPort, "requestCall">;
  readonly store: Pick<SupportStore, "call">;
  readonly clock: Pick<ClockPort, "now">;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** The number that is known, as the field's mask has it. */
  readonly phone: string;
}

/**
 * Being called back by a consultant within 24 hours (MSG-04): one number, asked for once. What was typed outlives a
 * reload.
 */
export class CallBack {
  phone: string;
  status: "editing" | "busy" | "done" | "failed" = "editing";
  problem: CallProblem | undefined = undefined;
  /** Until when somebody calls, once it was asked for here. */
  until: Instant | undefined = undefined;
  private isTouched = false;
  private isRefused = false;
  readonly #world: CallBackWorld;
  readonly #idempotencyKey: IdempotencyKey;

  constructor(world: CallBackWorld) {
    this.#world = world;
    const typed = world.draft?.read()?.["phone"];
    this.phone = typeof typed === "string" ? typed : world.phone;
    const sent = world.draft?.unanswered();
    this.#idempotencyKey = new IdempotencyKey(
      world.idempotencyKeys,
      sent && { id: sent.intentId, content: [sent.values["phone"]] },
    );
    makeObservable<this, "isTouched" | "isRefused" | "begin" | "end">(this, {
      phone: observable,
      status: observable,
      problem: observable,
      until: observable,
      isTouched: observable,
      isRefused: observable,
      permission: computed,
      complaint: computed,
      dirty: computed,
      set: action,
      leave: action,
      reset: action,
      begin: action,
      end: action,
    });
  }

  /** Whether it may be asked for; `undefined` until the provider has said so. */
  get permission(): CallPermission | undefined {
    const { known } = this.#world.store.call;
    return known === undefined ? undefined : callPermission(known, this.#world.clock.now());
  }

  get busy(): boolean {
    return this.status === "busy";
  }

  get dirty(): boolean {
    return this.status !== "done" && this.phone !== this.#world.phone;
  }

  /** What stands under the number: nothing before it is left. */
  get complaint(): FieldComplaint | undefined {
    if (!this.isTouched) return undefined;
    if (this.isRefused) return complain("phone");
    const verdict = required(this.phone) === "valid" ? phone(this.phone) : required(this.phone);
    return verdict === "valid" ? undefined : verdict;
  }

  set(value: string): void {
    if (this.busy || this.status === "done") return;
    [this.phone, this.isRefused, this.status] = [value, false, "editing"];
    this.#world.draft?.keep(this.dirty ? { phone: value } : {});
  }

  leave(): void {
    this.isTouched = true;
  }

  reset(): void {
    this.#world.draft?.drop();
    this.#idempotencyKey.markAnswered();
    [this.phone, this.status, this.problem, this.isTouched, this.isRefused] = [
      this.#world.phone,
      "editing",
      undefined,
      false,
      false,
    ];
  }

  /** Asks for the call; gives the name of the field to lead to when something is to be mended. */
  async submit(): Promise<"phone" | undefined> {
    if (this.busy || this.status === "done") return undefined;
    if (!this.begin()) return "phone";
    const { port, store, draft } = this.#world;
    const digits = phoneDigits(this.phone);
    draft?.keepUnanswered({ intentId: this.#idempotencyKey.keyFor([digits]), values: { phone: digits } });
    const end = await executeWrite<{ readonly callBefore: Instant }, CallRefusal>(this.#idempotencyKey, {
      content: [digits],
      send: (intentId) => port.requestCall({ intentId, phone: digits }),
      verifyApplied: async () => {
        await store.call.reload();
        return store.call.state.status === "ready" ? this.permission?.kind === "asked" : undefined;
      },
    });
    if (end.kind === "done" || end.kind === "found-done") draft?.drop();
    else if (end.kind === "not-done") draft?.keepUnanswered(undefined);
    switch (end.kind) {
      case "done":
        this.end("done", undefined, end.value.callBefore);
        break;
      case "found-done":
        this.#endFound();
        break;
      case "not-done":
        this.end("failed", end.failure.kind === "call-refused" ? REFUSED[end.failure.code] : "refused");
        break;
      case "unknown":
        this.end("failed", "lost");
        break;
      case "cancelled":
        this.end("failed", undefined);
    }
    return this.complaint === undefined ? undefined : "phone";
  }

  /** The answer was lost, and the provider says that somebody calls: it also says until when. */
  #endFound(): void {
    const { permission } = this;
    if (permission?.kind === "asked") this.end("done", undefined, permission.callBefore);
    else this.end("failed", "lost");
  }

  private begin(): boolean {
    this.isTouched = true;
    this.problem = undefined;
    if (this.complaint !== undefined) return false;
    this.status = "busy";
    return true;
  }

  private end(status: CallBack["status"], problem: CallProblem | "wrong-phone" | undefined, until?: Instant): void {
    this.isRefused = problem === "wrong-phone";
    [this.status, this.problem] = problem === "wrong-phone" ? ["editing", undefined] : [status, problem];
    if (until === undefined) return;
    this.until = until;
    this.#world.store.call.replace({ allowed: true, callBefore: until });
  }
}

/** A record, so that a refusal without its words does not compile. */
const REFUSED: Readonly<Record<CallRefusal["code"], CallProblem | "wrong-phone">> = {
  "not-allowed": "notAllowed",
  "wrong-phone": "wrong-phone",
  unknown: "refused",
};
