import { action, computed, makeObservable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { ServiceRefusal } from "#domain/products/product.ts";
import type { IdempotencyKeyPort, TransportFailure } from "#domain/shared-kernel/index.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { type FieldName, type FieldProblem, FormModel, type Sent } from "#ui/shared/forms/form-model.ts";
import { WriteCommand, type WriteUseCase } from "#ui/stores/write-command.ts";

/** Problem of a write. `unknown`: the response was lost, and the server's state does not show the effect. */
export type Problem = "unknown" | "refused" | "slotTaken" | "dayTaken" | "noMove" | "notPossible" | "notAllowed";

/**
 * Where a refusal is shown: above the form, at one of its fields, or both. A field that is named must be changed before
 * the form is sent again.
 */
export interface Told<Form> {
  readonly problem?: Problem;
  readonly field?: FieldProblem<Form>;
}

export interface WriteFormWork<Form extends object, Value, Code extends string> {
  readonly open: () => Form;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** Sends the form. */
  readonly execute: WriteUseCase<Form, Value, ServiceRefusal<Code>>;
  /** Returns the fields whose choice is not offered, as far as it is known now. Such a form is not sent. */
  readonly gone?: (form: Form) => readonly FieldName<Form>[];
  readonly done: (value: Value) => void;
  readonly refused: (code: Code | "unknown") => Told<Form>;
}

/**
 * A form in a dialog over one write. The values stay while the dialog is closed, and over a reload (ADR 0028).
 */
export class WriteForm<Form extends object, Value, Code extends string> {
  readonly form: FormModel<Form>;
  /** Result of the write, once it is done. */
  result: Value | undefined = undefined;
  readonly #work: WriteFormWork<Form, Value, Code>;
  readonly #command: WriteCommand<Form, Value, ServiceRefusal<Code>>;

  constructor(work: WriteFormWork<Form, Value, Code>) {
    this.#work = work;
    const { open, idempotencyKeys, draft } = work;
    this.form = new FormModel({ open, idempotencyKeys, draft, send: (form, intentId) => this.send(form, intentId) });
    this.#command = new WriteCommand(work.execute, idempotencyKeys);
    makeObservable<this, "finish">(this, {
      problem: computed,
      result: observableRef,
      begin: action,
      letGo: action,
      finish: action,
    });
  }

  /** Problem above the form. */
  get problem(): Problem | undefined {
    const { failed } = this.#command;
    if (failed === undefined) return undefined;
    return failed.certainty === "unknown" ? "unknown" : this.#told(failed.failure).problem;
  }

  /** Opens the dialog: hides the last result and problem, keeps the values. */
  readonly begin = (): void => {
    this.#command.clearFailure();
    this.result = undefined;
    if (this.form.status === "done") this.form.reset();
  };

  /** Clears the fields whose choice is not offered any more. Called when the choices have been re-read. */
  readonly letGo = (): void => {
    if (this.form.status === "busy" || this.form.status === "done") return;
    for (const field of this.#gone(this.form.form)) {
      this.form.set(field, this.#work.open()[field]);
      this.form.leave(field);
    }
  };

  /** Sends the form. Resolves with the field that must be corrected. */
  readonly submit = async (): Promise<FieldName<Form> | undefined> => {
    const wrong = await this.form.submit();
    this.letGo();
    return wrong;
  };

  #gone(form: Form): readonly FieldName<Form>[] {
    return this.#work.gone?.(form) ?? [];
  }

  #told(failure: ServiceRefusal<Code> | TransportFailure): Told<Form> {
    return failure.kind === "service-refused" ? this.#work.refused(failure.code) : { problem: "refused" };
  }

  private async send(form: Form, intentId: string): Promise<Sent<Form>> {
    this.#command.clearFailure();
    const gone = this.#gone(form);
    if (gone.length > 0) return { kind: "refused", problems: toMend(gone) };
    const outcome = await this.#command.run(form, formIdempotencyKey(intentId));
    switch (outcome?.kind) {
      case "done":
        return this.finish(outcome.value);
      case "not-done": {
        const { field } = this.#told(outcome.failure);
        if (field === undefined) return { kind: "failed", answered: true };
        const left = this.#gone(form);
        return { kind: "refused", problems: left.length > 0 ? toMend(left) : [field] };
      }
      case "found-done":
      case "unknown":
      case "cancelled":
      case undefined:
        return { kind: "failed" };
    }
  }

  private finish(value: Value): Sent<Form> {
    this.result = value;
    this.#work.done(value);
    return { kind: "done" };
  }
}

function toMend<Form>(fields: readonly FieldName<Form>[]): readonly FieldProblem<Form>[] {
  return fields.map((field) => ({ field, complaint: { key: "required", params: {} } }));
}
