import { action, computed, makeObservable, observable, ObservableSet } from "mobx";
import { answerViolation, type ContactFormField } from "#domain/support/index.ts";
import type { FieldViolation } from "#ui/shared/forms/messages.ts";
import { thousandsSeparator } from "#ui/shared/forms/typed-amount.ts";
import type { Attachments } from "./attachments.ts";
import type { RequestAnswers } from "./request-answers.ts";

/** A line of the summary above a form. */
export interface InvalidRequestField {
  readonly field: ContactFormField;
  /** `file`: a file of the field cannot be sent. */
  readonly violation: FieldViolation | "file";
}

/** Returns true if every invalid field lacks its answer or file, so that there is nothing to correct. */
export function isEachMissing(invalidFields: readonly InvalidRequestField[]): boolean {
  return invalidFields.every(({ violation }) => violation !== "file" && violation.key === "required");
}

/**
 * Checks of a request. A field is checked from the time when it is left; all shown fields when the request is sent. A
 * field that an answer shows later is not invalid before the customer could fill it in (REQ-30).
 */
export class RequestChecks {
  /** Number of attempts that ended with a field to correct. */
  attempts = 0;
  private tried = false;
  readonly #answers: RequestAnswers;
  readonly #attachments: Attachments;
  readonly #collectingAccounts: () => readonly string[];
  readonly #touched = new ObservableSet<string>();

  /** @param collectingAccounts returns the accounts on which the operator collects payments (VAL-90) */
  constructor(
    answers: RequestAnswers,
    attachments: Attachments,
    collectingAccounts: () => readonly string[] = () => [],
  ) {
    this.#answers = answers;
    this.#collectingAccounts = collectingAccounts;
    this.#attachments = attachments;
    makeObservable<this, "tried">(this, {
      attempts: observable,
      tried: observable,
      invalidFields: computed,
      summary: computed,
      checkAll: action,
      countAttempt: action,
      reset: action,
    });
  }

  /** All invalid fields, in the order of the fields. */
  get invalidFields(): readonly InvalidRequestField[] {
    return this.#answers.shown.flatMap((field): InvalidRequestField[] => {
      const { name } = field;
      if (this.#attachments.hasProblem([name])) return [{ field, violation: "file" }];
      const violation = answerViolation(
        field,
        this.#answers.values,
        this.#attachments.validFiles([name]).length,
        thousandsSeparator(),
        this.#answers.isPayoutAccount(field) ? this.#collectingAccounts() : [],
      );
      return violation === undefined ? [] : [{ field, violation }];
    });
  }

  /** Violations above the form; none before the first attempt to send it, nor of fields that appeared after it. */
  get summary(): readonly InvalidRequestField[] {
    return this.tried ? this.invalidFields.filter(({ field }) => this.#touched.has(field.name)) : [];
  }

  /** Returns the violation under a field; none before the field is left. Files show their own problems. */
  violationOf(name: string): FieldViolation | undefined {
    const violation = this.#touched.has(name)
      ? this.invalidFields.find(({ field }) => field.name === name)?.violation
      : undefined;
    return violation === "file" ? undefined : violation;
  }

  leave(name: string): void {
    this.#touched.add(name);
  }

  /** Checks all fields. Returns true if the request can be sent. */
  checkAll(): boolean {
    this.tried = true;
    this.#touched.replace(this.#answers.shown.map(({ name }) => name));
    return this.countAttempt();
  }

  /** Returns true if all fields are valid; otherwise counts the attempt and returns false. */
  countAttempt(): boolean {
    if (this.invalidFields.length === 0) return true;
    this.attempts += 1;
    return false;
  }

  reset(): void {
    this.#touched.clear();
    this.tried = false;
  }
}
