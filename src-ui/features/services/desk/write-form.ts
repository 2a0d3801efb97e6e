import { action, makeObservable, observable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { ServiceRefusal } from "#domain/products/product.ts";
import type { IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { type FieldName, type FieldProblem, FormModel, type Sent } from "#ui/shared/forms/form-model.ts";

/** Why nothing is known to be done. `unknown`: no answer came, and the provider's state does not show it. */
export type Problem = "unknown" | "refused" | "slotTaken" | "dayTaken" | "noMove" | "notPossible" | "notAllowed";

/**
 * How a refusal is told: above the form, at one of its fields, or both; a field that is named must be changed before it
 * is sent again.
 */
export interface Told<Form> {
  readonly problem?: Problem;
  readonly field?: FieldProblem<Form>;
}

export interface WriteFormWork<Form extends object, Value, Code extends string> {
  readonly open: () => Form;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  readonly send: (form: Form, intentId: string) => Promise<Result<Value, ServiceRefusal<Code> | TransportFailure>>;
  /** Reads the provider's state anew: what has become of it, if it shows. */
  readonly find: (form: Form) => Promise<Value | undefined>;
  /**
   * The fields whose choice is not offered, as far as that is known now: it is never sent, and does not stay filled in.
   */
  readonly gone?: (form: Form) => readonly FieldName<Form>[];
  readonly done: (value: Value) => void;
  /** Resolves once what the customer chooses from is fresh. */
  readonly refused: (code: Code | "unknown", form: Form) => Promise<Told<Form>> | Told<Form>;
}

/**
 * A form in a dialog that is sent once: what was filled in stays while the dialog is closed, and over a reload
 * (docs/adr/0028).
 */
export class WriteForm<Form extends object, Value, Code extends string> {
  readonly form: FormModel<Form>;
  problem: Problem | undefined = undefined;
  /** What has become of it, once it is done. */
  result: Value | undefined = undefined;
  readonly #work: WriteFormWork<Form, Value, Code>;

  constructor(work: WriteFormWork<Form, Value, Code>) {
    this.#work = work;
    const { open, idempotencyKeys, draft } = work;
    this.form = new FormModel({ open, idempotencyKeys, draft, send: (form, intentId) => this.send(form, intentId) });
    makeObservable<this, "tell" | "finish">(this, {
      problem: observable,
      result: observableRef,
      begin: action,
      letGo: action,
      tell: action,
      finish: action,
    });
  }

  /** The dialog opens: what was done before is not shown again, what was filled in is. */
  readonly begin = (): void => {
    this.problem = undefined;
    this.result = undefined;
    if (this.form.status === "done") this.form.reset();
  };

  /**
   * What is chosen and not offered any more is not chosen: the field is empty, and says so. Whoever brings fresh
   * choices calls it.
   */
  readonly letGo = (): void => {
    if (this.form.status === "busy" || this.form.status === "done") return;
    for (const field of this.#gone(this.form.form)) {
      this.form.set(field, this.#work.open()[field]);
      this.form.leave(field);
    }
  };

  /** Sends it; gives the field to lead to when something is to be mended. */
  readonly submit = async (): Promise<FieldName<Form> | undefined> => {
    const wrong = await this.form.submit();
    this.letGo();
    return wrong;
  };

  #gone(form: Form): readonly FieldName<Form>[] {
    return this.#work.gone?.(form) ?? [];
  }

  private async send(form: Form, intentId: string): Promise<Sent<Form>> {
    const { send, find, refused } = this.#work;
    this.tell(undefined);
    const gone = this.#gone(form);
    if (gone.length > 0) return { kind: "refused", problems: toMend(gone) };
    let found: Value | undefined;
    const end = await executeWrite<Value, ServiceRefusal<Code>>(formIdempotencyKey(intentId), {
      content: [],
      send: () => send(form, intentId),
      verifyApplied: async () => {
        found = await find(form);
        return found !== undefined;
      },
    });
    switch (end.kind) {
      case "done":
        return this.finish(end.value);
      case "found-done":
        return found === undefined ? { kind: "failed" } : this.finish(found);
      case "not-done": {
        const told: Told<Form> =
          end.failure.kind === "service-refused" ? await refused(end.failure.code, form) : { problem: "refused" };
        this.tell(told.problem);
        const left = told.field === undefined ? [] : this.#gone(form);
        if (left.length > 0) return { kind: "refused", problems: toMend(left) };
        if (told.field !== undefined) return { kind: "refused", problems: [told.field] };
        return { kind: "failed", answered: true };
      }
      case "unknown":
        this.tell("unknown");
        return { kind: "failed" };
      case "cancelled":
        return { kind: "failed" };
    }
  }

  private finish(value: Value): Sent<Form> {
    this.result = value;
    this.#work.done(value);
    return { kind: "done" };
  }

  private tell(problem: Problem | undefined): void {
    this.problem = problem;
  }
}

function toMend<Form>(fields: readonly FieldName<Form>[]): readonly FieldProblem<Form>[] {
  return fields.map((field) => ({ field, complaint: { key: "required", params: {} } }));
}
