import { action, computed, makeObservable, observable, ObservableMap, observableRef, ObservableSet } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import { isDeepEqual, type IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { validateForm } from "./checked.ts";
import { draftValuesOf, withDraft } from "./draft-values.ts";
import { FormIdempotencyKey } from "./form-idempotency-key.ts";
import type { FieldComplaint } from "./messages.ts";

/** A field of a form class. */
export type FieldName<Form> = keyof Form & string;

/** One line of the summary above a form: where it leads, and what it says. */
export interface FieldProblem<Form> {
  readonly field: FieldName<Form>;
  readonly complaint: FieldComplaint;
}

/**
 * How a sending has ended: it is done, the screen has taken over what is filled in and leaves it to be changed, the
 * provider refused
 * single fields, or it failed. `answered`: the provider has said so, and would repeat it to the same intent; without it
 * nobody knows what
 * has become of it (`executeWrite`).
 */
export type SubmitResult<Form> =
  | { readonly kind: "done" | "taken" }
  | { readonly kind: "refused"; readonly problems: readonly FieldProblem<Form>[] }
  | { readonly kind: "failed"; readonly answered?: boolean };

export type FormStatus = "editing" | "busy" | "done" | "failed";

export interface FormOptions<Form> {
  /** A form as it is opened. Its fields, in the order of the class, are those of the summary. */
  readonly open: () => Form;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /**
   * Sends what is filled in. Has the same intent id for the same content until that is answered or the form opened
   * anew.
   */
  readonly send: (form: Form, idempotencyKey: string) => Promise<SubmitResult<Form>>;
  /** What of it is sent, where that is not every field as it stands: the same content is the same intent. */
  readonly content?: (form: Form) => readonly unknown[];
  /**
   * Where what is typed waits over a reload or a lost session, and what was sent for its answer: of the fields that are
   * `Kept`, and no other.
   */
  readonly draft?: FormDraft | undefined;
}

/**
 * A form that is being filled in. A field is checked when it is left, from then on with each key; all of them when the
 * form is
 * sent. What the provider refused stands until that field is edited. While a form is being sent nothing is sent again.
 * A sign
 * that the provider's protocol cannot carry is complained of in every field of text, whatever its rules.
 */
export class FormModel<Form extends object> {
  form: Form;
  status: FormStatus = "editing";
  #opened: Form;
  readonly #idempotencyKey: FormIdempotencyKey<Form>;
  #opening = 0;
  readonly #options: FormOptions<Form>;
  readonly #touched = new ObservableSet<string>();
  readonly #refused = new ObservableMap<string, FieldComplaint>();
  /** Whether somebody has tried to send: then there is a summary. */
  isSubmitAttempted = false;
  /**
   * How many sendings have ended with something to mend, whether that was seen at the press or refused by the provider
   * later:
   * the summary leads to the first fault with each (`ErrorSummary.attempt`). Never begins anew.
   */
  attempts = 0;
  /** Whether the form began with what was typed before (`FormOptions.draft`); until it is opened anew. */
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
      problems: computed,
      summary: computed,
      dirty: computed,
      busy: computed,
      set: action,
      leave: action,
      reset: action,
      begin: action,
      end: action,
    });
  }

  /** All that is wrong now, in the order of the fields. */
  get problems(): readonly FieldProblem<Form>[] {
    const { form } = this;
    const complaints = validateForm(form);
    return this.fields.flatMap((field) => {
      const complaint = this.#refused.get(field) ?? complaints.get(field);
      return complaint === undefined ? [] : [{ field, complaint }];
    });
  }

  /** What is told above the form, once it was tried to be sent. The first is the one to lead to. */
  get summary(): readonly FieldProblem<Form>[] {
    return this.isSubmitAttempted ? this.problems : [];
  }

  /** Whether anything differs from the form as it was opened; a form that is done loses nothing. */
  get dirty(): boolean {
    return this.status !== "done" && this.fields.some((field) => !isDeepEqual(this.form[field], this.#opened[field]));
  }

  /** Whether it is being sent: whoever leaves now does not stop it, and does not learn what has become of it. */
  get busy(): boolean {
    return this.status === "busy";
  }

  get fields(): readonly FieldName<Form>[] {
    return Object.keys(this.form).filter((name): name is FieldName<Form> => name in this.form);
  }

  /** What stands under a field: nothing before it is left for the first time. */
  complaintOf(field: FieldName<Form>): FieldComplaint | undefined {
    if (!this.#touched.has(field)) return undefined;
    return this.problems.find((problem) => problem.field === field)?.complaint;
  }

  set<Name extends FieldName<Form>>(field: Name, value: Form[Name]): void {
    if (this.status === "busy" || this.status === "done") return;
    this.form = Object.assign(this.#options.open(), this.form, { [field]: value });
    this.#refused.delete(field);
    this.status = "editing";
    this.#options.draft?.keep(draftValuesOf(this.form, this.#opened));
  }

  leave(field: FieldName<Form>): void {
    this.#touched.add(field);
  }

  /** Sends the form if nothing is wrong; gives the field to lead to when something is. */
  async submit(): Promise<FieldName<Form> | undefined> {
    if (this.status === "busy" || this.status === "done") return undefined;
    const opening = this.#opening;
    if (this.begin()) {
      const idempotencyKey = this.#idempotencyKey.keyFor(this.form);
      const sent = await this.#options
        .send(this.form, idempotencyKey)
        .catch((): SubmitResult<Form> => ({ kind: "failed" }));
      // reopened meanwhile: the answer belongs to nobody
      if (opening !== this.#opening) return undefined;
      this.end(sent);
    }
    return this.summary[0]?.field;
  }

  /** Opens the form anew, with an intent of its own; what was typed is gone. */
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

  private begin(): boolean {
    this.isSubmitAttempted = true;
    this.#touched.replace(this.fields);
    if (this.problems.length > 0) {
      this.attempts += 1;
      return false;
    }
    this.status = "busy";
    return true;
  }

  private end(sent: SubmitResult<Form>): void {
    this.status = sent.kind === "refused" || sent.kind === "taken" ? "editing" : sent.kind;
    if (sent.kind !== "failed" || sent.answered === true) this.#idempotencyKey.markAnswered();
    if (sent.kind === "done") this.#options.draft?.drop();
    if (sent.kind === "refused") for (const { field, complaint } of sent.problems) this.#refused.set(field, complaint);
    if (this.problems.length > 0) this.attempts += 1;
  }
}
