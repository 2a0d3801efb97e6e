import { action, computed, makeObservable, observable, ObservableSet } from "mobx";
import { answerProblem, type ContactForm, type ContactFormField } from "#domain/support/index.ts";
import type { FieldComplaint } from "#ui/shared/forms/messages.ts";
import type { Attachments } from "./attachments.ts";
import type { RequestAnswers } from "./request-answers.ts";

/** A line of the summary above a form. */
export interface RequestProblemLine {
  readonly field: ContactFormField;
  /** `file`: a file of the field cannot be sent. */
  readonly complaint: FieldComplaint | "file";
}

/** Checks of a request. A field is checked from the time when it is left; all fields when the request is sent. */
export class RequestChecks {
  /** Number of attempts that ended with a field to correct. */
  attempts = 0;
  private tried = false;
  readonly #form: ContactForm;
  readonly #answers: RequestAnswers;
  readonly #attachments: Attachments;
  readonly #touched = new ObservableSet<string>();

  constructor(form: ContactForm, answers: RequestAnswers, attachments: Attachments) {
    this.#form = form;
    this.#answers = answers;
    this.#attachments = attachments;
    makeObservable<this, "tried">(this, {
      attempts: observable,
      tried: observable,
      problems: computed,
      summary: computed,
      checkAll: action,
      countAttempt: action,
      reset: action,
    });
  }

  /** All problems, in the order of the fields. */
  get problems(): readonly RequestProblemLine[] {
    return this.#answers.shown.flatMap((field): RequestProblemLine[] => {
      const { name } = field;
      if (this.#attachments.hasProblem([name])) return [{ field, complaint: "file" }];
      const complaint = answerProblem(field, this.#answers.valueOf(name), this.#attachments.good([name]).length);
      return complaint === undefined ? [] : [{ field, complaint }];
    });
  }

  /** Problems above the form; none before the first attempt to send it. */
  get summary(): readonly RequestProblemLine[] {
    return this.tried ? this.problems : [];
  }

  /** Returns the problem under a field; none before the field is left, and none of files, which show their own. */
  complaintOf(name: string): FieldComplaint | undefined {
    const complaint = this.#touched.has(name)
      ? this.problems.find(({ field }) => field.name === name)?.complaint
      : undefined;
    return complaint === "file" ? undefined : complaint;
  }

  leave(name: string): void {
    this.#touched.add(name);
  }

  /** Checks all fields. Returns whether the request can be sent. */
  checkAll(): boolean {
    this.tried = true;
    this.#touched.replace(this.#form.fields.map(({ name }) => name));
    return this.countAttempt();
  }

  /** Counts an attempt when there is a field to correct. Returns whether there is none. */
  countAttempt(): boolean {
    if (this.problems.length === 0) return true;
    this.attempts += 1;
    return false;
  }

  reset(): void {
    this.#touched.clear();
    this.tried = false;
  }
}
