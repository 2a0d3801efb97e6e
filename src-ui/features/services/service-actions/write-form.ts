import { action, computed, makeObservable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import type { ServiceRefusal } from "#domain/products/product.ts";
import type { IdempotencyKeyPort, TransportFailure } from "#domain/shared-kernel/index.ts";
import { formIdempotencyKey } from "#domain/shared-kernel/write.ts";
import { type FieldName, type InvalidField, FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import { WriteCommand, type WriteUseCase } from "#ui/stores/write-command.ts";

/** Problem of a write. `unknown`: the response was lost, and the server's state does not show the effect. */
export type ServiceWriteProblem =
  | "unknown"
  | "refused"
  | "slotTaken"
  | "dayTaken"
  | "noMove"
  | "notPossible"
  | "noVisit"
  | "tooLate"
  | "notAllowed";

/**
 * Place of a refusal: above the form, at a field, or both. The named field must change before the form is sent again.
 */
export interface RefusalDisplay<Form> {
  readonly problem?: ServiceWriteProblem;
  readonly field?: InvalidField<Form>;
}

export interface WriteFormDependencies<Form extends object, Value, Code extends string> {
  readonly open: () => Form;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly draft: FormDraft | undefined;
  /** Sends the form. */
  readonly execute: WriteUseCase<Form, Value, ServiceRefusal<Code>>;
  /** Returns the fields with a choice that is not offered any more. Such a form is not sent. */
  readonly findUnavailable?: (form: Form) => readonly FieldName<Form>[];
  readonly done: (value: Value) => void;
  /** Called when the form is done, to close a dialog that shows no result. */
  readonly afterDone?: () => void;
  readonly refused: (code: Code | "unknown") => RefusalDisplay<Form>;
}

/** Form in a dialog with one write. The values are kept while the dialog is closed, and over a reload (ADR 0028). */
export class WriteForm<Form extends object, Value, Code extends string> {
  readonly form: FormModel<Form>;
  /** Result of the successful write. */
  result: Value | undefined = undefined;
  readonly #dependencies: WriteFormDependencies<Form, Value, Code>;
  readonly #command: WriteCommand<Form, Value, ServiceRefusal<Code>>;

  constructor(dependencies: WriteFormDependencies<Form, Value, Code>) {
    this.#dependencies = dependencies;
    const { open, idempotencyKeys, draft } = dependencies;
    this.form = new FormModel({
      open,
      idempotencyKeys,
      draft,
      send: (form, idempotencyKey) => this.send(form, idempotencyKey),
    });
    this.#command = new WriteCommand(dependencies.execute, idempotencyKeys);
    makeObservable<this, "finish">(this, {
      problem: computed,
      result: observableRef,
      begin: action,
      clearUnavailable: action,
      finish: action,
    });
  }

  /** Problem above the form. */
  get problem(): ServiceWriteProblem | undefined {
    const { failed } = this.#command;
    if (failed === undefined) return undefined;
    return failed.certainty === "unknown" ? "unknown" : this.#displayOf(failed.failure).problem;
  }

  /** Opens the dialog: hides the last result and problem, keeps the values. */
  readonly begin = (): void => {
    this.#command.clearFailure();
    this.result = undefined;
    if (this.form.status === "done") this.form.reset();
  };

  /** Clears fields with a choice that is not offered any more. Called after the choices have reloaded. */
  readonly clearUnavailable = (): void => {
    if (this.form.status === "busy" || this.form.status === "done") return;
    for (const field of this.#findUnavailable(this.form.form)) {
      this.form.set(field, this.#dependencies.open()[field]);
      this.form.leave(field);
    }
  };

  /** Sends the form. Resolves with the field to correct. */
  readonly submit = async (): Promise<FieldName<Form> | undefined> => {
    const wrong = await this.form.submit();
    this.clearUnavailable();
    if (this.form.status === "done") this.#dependencies.afterDone?.();
    return wrong;
  };

  #findUnavailable(form: Form): readonly FieldName<Form>[] {
    return this.#dependencies.findUnavailable?.(form) ?? [];
  }

  #displayOf(failure: ServiceRefusal<Code> | TransportFailure): RefusalDisplay<Form> {
    return failure.kind === "service-refused" ? this.#dependencies.refused(failure.code) : { problem: "refused" };
  }

  private async send(form: Form, idempotencyKey: string): Promise<SubmitResult<Form>> {
    this.#command.clearFailure();
    const findUnavailable = this.#findUnavailable(form);
    if (findUnavailable.length > 0) return { kind: "refused", invalidFields: missingFields(findUnavailable) };
    const outcome = await this.#command.run(form, formIdempotencyKey(idempotencyKey));
    switch (outcome?.kind) {
      case "done":
        return this.finish(outcome.value);
      case "not-done": {
        const { field } = this.#displayOf(outcome.failure);
        if (field === undefined) return { kind: "failed", answered: true };
        const left = this.#findUnavailable(form);
        return { kind: "refused", invalidFields: left.length > 0 ? missingFields(left) : [field] };
      }
      case "found-done":
      case "unknown":
      case "cancelled":
      case undefined:
        return { kind: "failed" };
    }
  }

  private finish(value: Value): SubmitResult<Form> {
    this.result = value;
    this.#dependencies.done(value);
    return { kind: "done" };
  }
}

function missingFields<Form>(fields: readonly FieldName<Form>[]): readonly InvalidField<Form>[] {
  return fields.map((field) => ({ field, violation: { key: "required", params: {} } }));
}
