import type { WarsawDate } from "../shared-kernel/index.ts";
import type { FileKind } from "./file-kind.ts";

/** What a form is for: a complaint is the one to which the law has a say. */
export type FormKind = "question" | "fault" | "complaint";

/** What a complaint has to say (docs/support.md): the field that carries it names it. */
export type LegalElement = "subject" | "period" | "service" | "circumstances" | "claim" | "payout" | "answer";

/** One of what can be chosen. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** Another field must have one of these values for a field to be asked for. */
export interface FieldCondition {
  readonly field: string;
  readonly values: readonly string[];
}

/** What kind of answer a field takes, with the bounds that can be kept. */
export type FieldKind =
  | { readonly kind: "text"; readonly lines: "one" | "many"; readonly min: number; readonly max: number }
  | { readonly kind: "choice"; readonly options: readonly FormOption[] }
  | { readonly kind: "date"; readonly from: WarsawDate | undefined; readonly to: WarsawDate | undefined }
  | { readonly kind: "phone" }
  | { readonly kind: "email" }
  | { readonly kind: "file"; readonly files: FileRules };

/** What files a field takes (VAL-13). */
export interface FileRules {
  readonly atMost: number;
  readonly megabytes: number;
  readonly kinds: readonly FileKind[];
}

export interface ContactFormField {
  /** By which the provider knows the answer. Unlike any other of the form. */
  readonly name: string;
  /** `undefined` for an element of a complaint that the provider's form lacks: whoever draws it names it. */
  readonly label: string | undefined;
  readonly hint: string | undefined;
  /** The heading under which it stands, where the provider gives one. */
  readonly section: string | undefined;
  readonly required: boolean;
  readonly shownWhen: FieldCondition | undefined;
  readonly legal: LegalElement | undefined;
  readonly answer: FieldKind;
}

/** A form of the provider, such as can be filled in. */
/** What the law says of a complaint. */
export interface ComplaintTerms {
  /** Within how many days it is answered, at the latest. */
  readonly answerDays: number;
  /** Within how many days what is missing in it is to be completed once the provider asks for that. */
  readonly completionDays: number;
  /** For how many months after the matter it can be made. */
  readonly months: number;
}

export interface ContactForm {
  readonly formId: string;
  readonly kind: FormKind;
  readonly title: string;
  readonly description: string | undefined;
  /** Within how many days it is answered; `undefined` where nothing is promised. */
  readonly answerDays: number | undefined;
  /** Of a complaint alone. */
  readonly complaint: ComplaintTerms | undefined;
  readonly fields: readonly ContactFormField[];
}

/** A form as the provider has it: nothing is sure. */
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
  readonly options?: readonly FormOption[] | undefined;
  readonly maxFiles?: number | undefined;
  readonly maxMegabytes?: number | undefined;
  readonly fileTypes?: readonly string[] | undefined;
  readonly dependsOn?: string | undefined;
  readonly dependsOnValues?: readonly string[] | undefined;
}
