import { computed, makeObservable, ObservableMap } from "mobx";
import type { DraftValues } from "#domain/drafts/index.ts";
import {
  invoiceAnswers,
  invoicePeriodAnswers,
  isPayoutAccount,
  ownDataAnswers,
  periodFieldNames,
  sentAnswers,
  shownFields,
  statementAnswers,
  type ContactForm,
  type ContactFormField,
  type FormAnswers,
  type RequestInvoice,
} from "#domain/support/index.ts";
import type { WarsawMonth } from "#domain/shared-kernel/index.ts";
import type { SentAnswer } from "#domain/support/form-answers.ts";
import { thousandsSeparator } from "#ui/shared/forms/typed-amount.ts";

/** Known values, used to fill in the form. */
export interface KnownContact {
  readonly phone: string;
  readonly email: string;
  /** First line of the description; `undefined` without one. */
  readonly subject?: string | undefined;
  /** Invoice that the request is about (REQ-26). */
  readonly invoice?: RequestInvoice | undefined;
  /** Id of the service that the request is about (REQ-40). */
  readonly serviceId?: string | undefined;
  /** True if it is about a refused statement of withdrawal (WITHDRAW-36). */
  readonly isAboutStatement?: boolean | undefined;
}

/** Returns the answers that follow from the invoice, the service or the refused statement of a request. */
function answersOfSubject(form: ContactForm, { invoice, serviceId, isAboutStatement }: KnownContact): FormAnswers {
  if (invoice !== undefined) return invoiceAnswers(form, invoice);
  if (serviceId !== undefined) return ownDataAnswers(form, "service", serviceId);
  return isAboutStatement === true ? statementAnswers(form) : new Map();
}

const isLongText = ({ answer }: ContactFormField): boolean => answer.kind === "text" && answer.lines === "many";

/** Prefix of the names of answers in a draft. */
const ANSWER = "answer ";

/** Answers to the fields of a form, by the names of the fields (MSG-03). */
export class RequestAnswers {
  readonly #form: ContactForm;
  readonly #known: KnownContact;
  /** Answers that follow from the subject of the request. */
  readonly #ofSubject: FormAnswers;
  readonly #values: ObservableMap<string, string>;

  /** @param typed draft of the answers */
  constructor(form: ContactForm, known: KnownContact, typed: DraftValues | undefined) {
    this.#form = form;
    this.#known = known;
    this.#ofSubject = answersOfSubject(form, known);
    this.#values = new ObservableMap(
      form.fields.map(({ name }) => {
        const value = typed?.[ANSWER + name];
        return [name, typeof value === "string" ? value : this.#openedWith(name)] as const;
      }),
    );
    makeObservable(this, { shown: computed });
  }

  /** Answers by the names of the fields. */
  get values(): FormAnswers {
    return this.#values;
  }

  /** Fields shown for the current answers. */
  get shown(): readonly ContactFormField[] {
    return shownFields(this.#form, this.#values);
  }

  /** The answers to send. */
  get sent(): readonly SentAnswer[] {
    return sentAnswers(this.#form, this.#values, thousandsSeparator());
  }

  /** The answers that differ from the form as it was opened, for a draft. */
  get draft(): DraftValues {
    return Object.fromEntries(
      this.#form.fields
        .filter(({ name }) => this.isChanged(name))
        .map(({ name }) => [ANSWER + name, this.valueOf(name)] as const),
    );
  }

  valueOf(name: string): string {
    return this.#values.get(name) ?? "";
  }

  /** Returns true for the account to which the operator pays what a complaint claims. */
  isPayoutAccount(field: ContactFormField): boolean {
    return isPayoutAccount(this.#form, field);
  }

  /** True if any answer differs from the form as opened. */
  get hasChanges(): boolean {
    return this.#form.fields.some(({ name }) => this.isChanged(name));
  }

  /** Returns true if an answer differs from the form as opened. */
  isChanged(name: string): boolean {
    return this.valueOf(name) !== this.#openedWith(name);
  }

  /**
   * Sets an answer. A chosen invoice fills in the period of the form.
   * @param monthOfInvoice returns the month of an invoice; `undefined` while it is not known
   */
  set(name: string, value: string, monthOfInvoice?: (number: string) => WarsawMonth | undefined): void {
    const former = this.valueOf(name);
    this.#values.set(name, value);
    if (this.#form.fields.some((field) => field.name === name && field.offers === "invoice"))
      this.#fillPeriod(monthOfInvoice?.(value), monthOfInvoice?.(former));
  }

  /**
   * Fills in the period of a chosen invoice (REQ-60). What the customer has typed into a field of the period stays, and
   * then the whole period does. The days of the formerly chosen invoice count as filled in, also in a restored draft.
   * @param month month of the invoice; `undefined` while it is not known
   * @param formerMonth month of the invoice that was chosen before; `undefined` without one
   */
  #fillPeriod(month: WarsawMonth | undefined, formerMonth: WarsawMonth | undefined): void {
    const names = periodFieldNames(this.#form);
    const former = new Map(invoicePeriodAnswers(this.#form.fields, formerMonth));
    const isTyped = (name: string): boolean => {
      const value = this.valueOf(name);
      return value !== "" && value !== former.get(name) && value !== this.#ofSubject.get(name);
    };
    if (names.some(isTyped)) return;
    const filled = new Map(invoicePeriodAnswers(this.#form.fields, month));
    for (const name of names) this.#values.set(name, filled.get(name) ?? "");
  }

  /** Returns to the answers of the form as it was opened. */
  reset(): void {
    for (const { name } of this.#form.fields) this.#values.set(name, this.#openedWith(name));
  }

  /** Returns the value of a field in a new form. The customer need not type the known telephone and e-mail address. */
  #openedWith(name: string): string {
    const answer = this.#form.fields.find((field) => field.name === name)?.answer;
    const { phone, email, subject, isAboutStatement = false } = this.#known;
    const ofSubject = this.#ofSubject.get(name);
    if (ofSubject !== undefined) return ofSubject;
    const isDescription = this.#form.fields.find(isLongText)?.name === name;
    // A field for the invoice or the service names it; none names the statement.
    const isNamed = this.#ofSubject.size > 0 && !isAboutStatement;
    if (subject !== undefined && isDescription && !isNamed) return `${subject}\n`;
    const kind = answer?.kind;
    return kind === "phone" ? phone : kind === "email" ? email : "";
  }
}
