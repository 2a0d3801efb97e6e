import type { WarsawDate } from "../shared-kernel/index.ts";
import type { AccountKind } from "../validation/index.ts";
import type { FileKind } from "./file-kind.ts";

/**
 * Purpose of a form or of a request. Complaints have legal requirements; `personalData` is a request by RODO art. 16 to
 * 21. No form has `accessibility`: such complaints have a page of their own.
 */
export type FormKind = "question" | "fault" | "complaint" | "personalData" | "accessibility";

/**
 * Legal element of a complaint (docs/support.md) that a field carries. `answerAddress` belongs to fields of the portal
 * only.
 */
export type LegalElement =
  | "subject"
  | "period"
  | "service"
  | "circumstances"
  | "claim"
  | "payout"
  | "answer"
  | "answerAddress";

/** Option of a choice. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** Condition of a field: another field must have one of these values. */
export interface FieldCondition {
  readonly field: string;
  readonly values: readonly string[];
}

/** Type of a field's answer with its limits. */
export type FieldKind =
  | { readonly kind: "text"; readonly lines: "one" | "many"; readonly min: number; readonly max: number }
  | ChoiceAnswer
  | DateAnswer
  | { readonly kind: "amount" }
  | { readonly kind: "account"; readonly accounts: AccountKind }
  | { readonly kind: "phone" }
  | { readonly kind: "email" }
  | { readonly kind: "file"; readonly files: FileRules };

/** One of the options. */
export interface ChoiceAnswer {
  readonly kind: "choice";
  readonly options: readonly FormOption[];
  /** Values that ask for the answer to a complaint by e-mail. */
  readonly emailValues: readonly string[];
}

/** A day within bounds, and not before the day of the DATE field `notBefore`. */
export interface DateAnswer {
  readonly kind: "date";
  readonly from: WarsawDate | undefined;
  readonly to: WarsawDate | undefined;
  readonly notBefore: string | undefined;
}

/** Data of the customer that the portal offers as answers to a text field: services or invoices. */
export type OwnDataKind = "service" | "invoice";

/** Answers of one kind that the portal offers for a field. */
export interface OwnDataOffer {
  readonly kind: OwnDataKind;
  /** `undefined` while they are loading. */
  readonly options: readonly FormOption[] | undefined;
}

/** Limits for the files of a field (VAL-13). */
export interface FileRules {
  readonly atMost: number;
  readonly megabytes: number;
  readonly kinds: readonly FileKind[];
}

export interface ContactFormField {
  /** Name for the server; unique within the form. */
  readonly name: string;
  /** `undefined` for a complaint element that the server's form lacks; the component supplies its label. */
  readonly label: string | undefined;
  readonly hint: string | undefined;
  /** Heading above the field, if the server gives one. */
  readonly section: string | undefined;
  readonly required: boolean;
  readonly shownWhen: FieldCondition | undefined;
  readonly legal: LegalElement | undefined;
  /** Offered as answers. The customer may also type one. */
  readonly offers: OwnDataKind | undefined;
  readonly answer: FieldKind;
}

/** Legal terms of a complaint. */
export interface ComplaintTerms {
  /** Longest time for an answer, days. */
  readonly answerDays: number;
  /** Time to complete a complaint after the operator asks for it, days. */
  readonly completionDays: number;
  /** Time to complain after the event, months. */
  readonly months: number;
  /** Time to send an answer once more that did not arrive, working days. */
  readonly repeatDays: number;
  /** Time after a complaint to ask for an out-of-court settlement, months. */
  readonly settlementMonths: number;
}

/** Validated form that the customer can fill in. */
export interface ContactForm {
  /** `portal`: its texts are in the language of the page. Those of the provider are Polish. */
  readonly author: "provider" | "portal";
  readonly formId: string;
  readonly kind: FormKind;
  readonly title: string;
  readonly description: string | undefined;
  /** Promised time for an answer, days; `undefined` without a promise. */
  readonly answerDays: number | undefined;
  /** Only for complaints. */
  readonly complaint: ComplaintTerms | undefined;
  readonly fields: readonly ContactFormField[];
}

/** Form as the server sends it, unvalidated. */
export interface RawForm {
  readonly formId: string | undefined;
  readonly kind: string | undefined;
  readonly title: string | undefined;
  readonly description?: string | undefined;
  readonly answerDays?: number | undefined;
  readonly fields: readonly RawField[];
}

export interface RawField {
  readonly name: string | undefined;
  readonly label: string | undefined;
  readonly type: string | undefined;
  readonly required: boolean;
  readonly hint?: string | undefined;
  readonly section?: string | undefined;
  readonly legal?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly dateFrom?: WarsawDate | undefined;
  readonly dateTo?: WarsawDate | undefined;
  readonly notBefore?: string | undefined;
  readonly options?: readonly FormOption[] | undefined;
  readonly maxFiles?: number | undefined;
  readonly maxMegabytes?: number | undefined;
  readonly fileTypes?: readonly string[] | undefined;
  readonly dependsOn?: string | undefined;
  readonly dependsOnValues?: readonly string[] | undefined;
}
