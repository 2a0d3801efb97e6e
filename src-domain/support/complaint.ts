import { plusDays, plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import { endOfLegalPeriod } from "../shared-kernel/working-days.ts";
import type { ComplaintTerms, ContactForm, FieldKind, ContactFormField, LegalElement } from "./contact-form.ts";

/**
 * Legal terms of complaints, unless the installation configures others. Answer within 30 days: art. 378 of the
 * electronic communications law (Dz.U. 2024 poz. 1221); an unanswered complaint counts as accepted. An operator may
 * promise less (`answerDays` of the form), never more. Completion within 7 days: Dz.U. 2025 poz. 1371, § 3. An answer
 * that did not arrive is sent once more within 3 working days: the same regulation. A settlement is refused a year
 * after the complaint at the earliest: act of 23 September 2016 on the settlement of consumer disputes (Dz.U. 2016 poz.
 * 1823). Sources: docs/support.md, docs/legal-terms.md.
 */
export const COMPLAINT_TERMS: ComplaintTerms = {
  answerDays: 30,
  completionDays: 7,
  months: 12,
  repeatDays: 3,
  settlementMonths: 12,
};

/** Terms that an installation may leave to the law. */
type OptionalTerm = "repeatDays" | "settlementMonths";
type ConfiguredTerms = Omit<ComplaintTerms, OptionalTerm> & {
  readonly [Term in OptionalTerm]?: number | undefined;
};

/** Returns the terms of an installation: the configured ones, else those of the law. */
export function complaintTermsOf(configured: ConfiguredTerms | undefined): ComplaintTerms {
  if (configured === undefined) return COMPLAINT_TERMS;
  const { repeatDays = COMPLAINT_TERMS.repeatDays, settlementMonths = COMPLAINT_TERMS.settlementMonths } = configured;
  return { ...configured, repeatDays, settlementMonths };
}

/**
 * Returns the last day for an answer; the day of sending does not count. A period that ends on a day without work ends
 * on the next working day. `undefined` without a promise.
 */
export function answerDue({ answerDays }: Pick<ContactForm, "answerDays">, sentOn: WarsawDate): WarsawDate | undefined {
  return answerDays === undefined ? undefined : endOfLegalPeriod(plusDays(sentOn, answerDays));
}

/** Returns the last day to complain about an event of a day. */
export function lastComplaintDay(day: WarsawDate, { months }: Pick<ComplaintTerms, "months">): WarsawDate {
  return endOfLegalPeriod(plusMonthsTo(day, months));
}

const LINE: FieldKind = { kind: "text", lines: "one", min: 0, max: 250 };
const TEXT: FieldKind = { kind: "text", lines: "many", min: 0, max: 4_000 };

/**
 * Required elements of a complaint. The customer's identity is known from the login; claim and account are optional.
 */
const REQUIRED_ELEMENTS: readonly (readonly [LegalElement, FieldKind])[] = [
  ["subject", LINE],
  ["period", LINE],
  ["service", LINE],
  ["circumstances", TEXT],
  ["answer", LINE],
];

/** Elements that the law requires in every complaint. */
export const REQUIRED_LEGAL_ELEMENTS: readonly LegalElement[] = REQUIRED_ELEMENTS.map(([element]) => element);

/** Returns true for an element of a complaint that the form of the provider lacks. The address follows its choice. */
export function isAddedElement({ label, legal }: Pick<ContactFormField, "label" | "legal">): boolean {
  return label === undefined && legal !== "answerAddress";
}

/**
 * Makes a complaint form complete: required elements that its definition lacks are appended, and conditional or
 * optional ones become required. Limits the time for the answer to the legal one.
 */
export function withLegalElements(form: ContactForm, terms: ComplaintTerms): ContactForm {
  const hasElement = (element: LegalElement) => form.fields.some(({ legal }) => legal === element);
  const takenNames = new Set(form.fields.map(({ name }) => name));
  const uniqueName = (name: string): string => (takenNames.has(name) ? uniqueName(`${name}_`) : name);
  const missingFields = REQUIRED_ELEMENTS.filter(([element]) => !hasElement(element)).map(
    ([element, answer]): ContactFormField => ({
      name: uniqueName(`complaint.${element}`),
      label: undefined,
      hint: undefined,
      section: undefined,
      required: true,
      shownWhen: undefined,
      legal: element,
      offers: undefined,
      answer,
    }),
  );
  const completedFields = form.fields.map((field) => {
    const first = form.fields.find(({ legal }) => legal === field.legal);
    const isNeeded = field.legal !== undefined && REQUIRED_LEGAL_ELEMENTS.includes(field.legal) && field === first;
    return isNeeded ? { ...field, required: true, shownWhen: undefined } : field;
  });
  return {
    ...form,
    answerDays: Math.min(form.answerDays ?? terms.answerDays, terms.answerDays),
    complaint: terms,
    fields: [...completedFields, ...missingFields],
  };
}
