import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";
import type { ComplaintTerms, ContactForm, FieldKind, ContactFormField, LegalElement } from "./contact-form.ts";

/**
 * What the law says of complaints, unless the installation is configured otherwise. Answered within 30 days: art. 378
 * of the electronic
 * communications law (Dz.U. 2024 poz. 1221); what is not answered by then counts as accepted, and an operator may
 * promise less (`answerDays` of the
 * form), never more. Completed within 7: Dz.U. 2025 poz. 1371, § 3. docs/support.md has the sources.
 */
export const COMPLAINT_TERMS: ComplaintTerms = { answerDays: 30, completionDays: 7, months: 12 };

/**
 * The last day for an answer to what was sent on `sentOn`: the day of sending does not count. `undefined` where nothing
 * is promised.
 */
export function answerDue({ answerDays }: Pick<ContactForm, "answerDays">, sentOn: WarsawDate): WarsawDate | undefined {
  return answerDays === undefined ? undefined : plusDays(sentOn, answerDays);
}

const LINE: FieldKind = { kind: "text", lines: "one", min: 0, max: 250 };
const TEXT: FieldKind = { kind: "text", lines: "many", min: 0, max: 4_000 };

/**
 * What a complaint cannot do without. Who makes it is known: they are logged in; what is claimed, and to which account,
 * is theirs to say.
 */
const REQUIRED_ELEMENTS: readonly (readonly [LegalElement, FieldKind])[] = [
  ["subject", LINE],
  ["period", LINE],
  ["service", LINE],
  ["circumstances", TEXT],
  ["answer", LINE],
];

/** Elements that the law asks for in every complaint. */
export const REQUIRED_LEGAL_ELEMENTS: readonly LegalElement[] = REQUIRED_ELEMENTS.map(([element]) => element);

/**
 * A form of a complaint that asks for all that it has to say: what its definition does not ask for, or only sometimes,
 * stands at its end, or is asked always. Its answer is due by the law's terms at the latest.
 */
export function withLegalElements(form: ContactForm, terms: ComplaintTerms): ContactForm {
  const carries = (element: LegalElement) => form.fields.some(({ legal }) => legal === element);
  const taken = new Set(form.fields.map(({ name }) => name));
  const free = (name: string): string => (taken.has(name) ? free(`${name}_`) : name);
  const missing = REQUIRED_ELEMENTS.filter(([element]) => !carries(element)).map(
    ([element, answer]): ContactFormField => ({
      name: free(`complaint.${element}`),
      label: undefined,
      hint: undefined,
      section: undefined,
      required: true,
      shownWhen: undefined,
      legal: element,
      answer,
    }),
  );
  const asked = form.fields.map((field) => {
    const first = form.fields.find(({ legal }) => legal === field.legal);
    const isNeeded = field.legal !== undefined && REQUIRED_LEGAL_ELEMENTS.includes(field.legal) && field === first;
    return isNeeded ? { ...field, required: true, shownWhen: undefined } : field;
  });
  return {
    ...form,
    answerDays: Math.min(form.answerDays ?? terms.answerDays, terms.answerDays),
    complaint: terms,
    fields: [...asked, ...missing],
  };
}
