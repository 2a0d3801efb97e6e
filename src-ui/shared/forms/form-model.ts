import { action, computed, makeObservable, observable, ObservableMap, observableRef, ObservableSet } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import { isDeepEqual, type IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { validateForm } from "./checked.ts";
import { draftValuesOf, withDraft } from "./draft-values.ts";
import { FormIdempotencyKey } from "./form-idempotency-key.ts";
import type { FieldViolation } from "./messages.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";

/** Name of a field of a form class. */
export type FieldName<Form> = keyof Form & string;

/** One line of the error summary: the field that it links to, and its message. */
export interface InvalidField<Form> {
  readonly field: FieldName<Form>;
  readonly violation: FieldViolation;
}

/**
 * Outcome of a submission: done; taken over by the screen, with the form still editable; refused in single fields; or
 * failed. `answered`: the server has responded and would repeat its response for the same idempotency key. Without it
 * the outcome is unknown (`executeWrite`).
 */
export type SubmitResult<Form> =
  | { readonly kind: "done" | "handed-over" }
  | { readonly kind: "refused"; readonly invalidFields: readonly InvalidField<Form>[] }
  | { readonly kind: "failed"; readonly answered?: boolean };

export type FormStatus = "editing" | "busy" | "done" | "failed";

export interface FormOptions<Form> {
  /** Creates an empty form. The summary lists its fields in the order of the class. */
  readonly open: () => Form;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /**
   * Sends the form. The idempotency key stays the same for the same content until the server responds or the form is
   * reset.
   */
  readonly send: (form: Form, idempotencyKey: string) => Promise<SubmitResult<Form>>;
  /** Content that determines the idempotency key, if it is not simply all fields. */
  readonly content?: (form: Form) => readonly unknown[];
  /**
   * Draft of the fields marked `Persisted`, and the submission without a response; both survive a reload and an
   * expired session.
   */
  readonly draft?: FormDraft | undefined;
}

/**
 * Form with its input, validation and submission. A field is validated when it loses the focus, and then on each
 * change; submitting validates all fields. An error of the server stays until its field is edited. No second
 * submission starts while one is pending. Characters that the protocol cannot carry are an error in every text field.
 */
export class FormModel<Form extends object> {
  form: Form;
  status: FormStatus = "editing";
  #opened: Form;
  readonly #idempotencyKey: FormIdempotencyKey<Form>;
  #opening = 0;
  readonly #options: FormOptions<Form>;
  readonly #touched = new ObservableSet<string>();
  readonly #refused = new ObservableMap<string, FieldViolation>();
  /** True after the first attempt to submit: the summary is shown then. */
  isSubmitAttempted = false;
  /**
   * Number of submissions that ended with errors, found here or by the server. The summary moves the focus to the
   * first error after each (`ErrorSummary.attempt`). Never reset.
   */
  attempts = 0;
  /** True if the form started from a draft (`FormOptions.draft`), until it is reset. */
  restored = false;

  constructor(options: FormOptions<Form>) {
    this.#options = options;
    this.#opened = options.open();
    const typed = options.draft?.read();
    this.form = typed === undefined ? this.#opened : withDraft(options.open(), typed);
    this.restored = this.dirty;
    this.#idempotencyKey = new FormIdempotencyKey(options);
    makeObservable<this, "begin" | "end">(this, {
      form: observableRef,
      status: observable,
      isSubmitAttempted: observable,
      attempts: observable,
      restored: observable,
      invalidFields: computed,
      summary: computed,
      dirty: computed,
      busy: computed,
      set: action,
      fillIn: action,
      restart: action,
      leave: action,
      validate: action,
      reset: action,
      begin: action,
      end: action,
    });
  }

  /** Current errors, in the order of the fields. */
  get invalidFields(): readonly InvalidField<Form>[] {
    const { form } = this;
    const violations = validateForm(form);
    return this.fields.flatMap((field) => {
      const violation = this.#refused.get(field) ?? violations.get(field);
      return violation === undefined ? [] : [{ field, violation }];
    });
  }

  /** Errors above the form, after the first attempt to submit. The first one gets the focus. */
  get summary(): readonly InvalidField<Form>[] {
    return this.isSubmitAttempted ? this.invalidFields : [];
  }

  /** True if the form differs from its initial state; a completed form has nothing to lose. */
  get dirty(): boolean {
    return this.status !== "done" && this.fields.some((field) => !isDeepEqual(this.form[field], this.#opened[field]));
  }

  /** True while the submission is pending: leaving does not stop it, and the customer does not see its outcome. */
  get busy(): boolean {
    return this.status === "busy";
  }

  get fields(): readonly FieldName<Form>[] {
    return Object.keys(this.form).filter((name): name is FieldName<Form> => name in this.form);
  }

  /** Error under a field; none before the field loses the focus for the first time. */
  violationOf(field: FieldName<Form>): FieldViolation | undefined {
    if (!this.#touched.has(field)) return undefined;
    return this.invalidFields.find((invalidField) => invalidField.field === field)?.violation;
  }

  set<Name extends FieldName<Form>>(field: Name, value: Form[Name]): void {
    if (this.status === "busy" || this.status === "done") return;
    this.form = Object.assign(this.#options.open(), this.form, { [field]: value });
    this.#refused.delete(field);
    this.status = "editing";
    this.#options.draft?.keep(draftValuesOf(this.form, this.#opened));
  }

  /**
   * Sets a value that the portal has from elsewhere: it belongs to the opened form, so it is no change and no draft.
   */
  fillIn<Name extends FieldName<Form>>(field: Name, value: Form[Name]): void {
    if (this.status === "busy" || this.status === "done") return;
    this.#opened = Object.assign(this.#options.open(), this.#opened, { [field]: value });
    this.form = Object.assign(this.#options.open(), this.form, { [field]: value });
  }

  /** Restarts a field that depends on another one: it has no error until the customer leaves it or submits. */
  restart<Name extends FieldName<Form>>(field: Name, value: Form[Name]): void {
    this.set(field, value);
    this.#touched.delete(field);
  }

  leave(field: FieldName<Form>): void {
    this.#touched.add(field);
  }

  /** Submits the form if it is valid; otherwise returns the first wrong field. */
  async submit(): Promise<FieldName<Form> | undefined> {
    if (this.status === "busy" || this.status === "done") return undefined;
    const opening = this.#opening;
    if (this.begin()) {
      const idempotencyKey = this.#idempotencyKey.keyFor(this.form);
      const sent = await this.#options.send(this.form, idempotencyKey).catch((error: unknown): SubmitResult<Form> => {
        reportHandledError(error);
        return { kind: "failed" };
      });
      // The form was reset meanwhile, so the response is ignored.
      if (opening !== this.#opening) return undefined;
      this.end(sent);
    }
    return this.summary[0]?.field;
  }

  /** Resets the form to its initial state, with a new idempotency key; the input is lost. */
  reset(): void {
    this.restored = false;
    this.#opening += 1;
    this.#opened = this.#options.open();
    this.#idempotencyKey.reset();
    this.form = this.#opened;
    this.status = "editing";
    this.isSubmitAttempted = false;
    this.#touched.clear();
    this.#refused.clear();
  }

  /** Validates all fields without sending, before a review; returns the first wrong field. */
  validate(): FieldName<Form> | undefined {
    this.isSubmitAttempted = true;
    this.#touched.replace(this.fields);
    if (this.invalidFields.length > 0) this.attempts += 1;
    return this.summary[0]?.field;
  }

  private begin(): boolean {
    if (this.validate() !== undefined) return false;
    this.status = "busy";
    return true;
  }

  private end(sent: SubmitResult<Form>): void {
    this.status = sent.kind === "refused" || sent.kind === "handed-over" ? "editing" : sent.kind;
    if (sent.kind !== "failed" || sent.answered === true) this.#idempotencyKey.markAnswered();
    if (sent.kind === "done") this.#options.draft?.drop();
    if (sent.kind === "refused")
      for (const { field, violation } of sent.invalidFields) this.#refused.set(field, violation);
    if (this.invalidFields.length > 0) this.attempts += 1;
  }
}
