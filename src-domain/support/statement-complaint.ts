import type { ContactForm, ContactFormField } from "./contact-form.ts";
import type { FormAnswers } from "./form-answers.ts";
import { COMPLAINT_FORM_ID, findForm } from "./invoice-complaint.ts";

/** Value of the reason of a complaint that is about the contract itself or a withdrawal from it. */
const CONTRACT_REASON = "CONTRACT";

const hasContractReason = ({ legal, answer }: ContactFormField): boolean =>
  legal === "subject" && answer.kind === "choice" && answer.options.some(({ value }) => value === CONTRACT_REASON);

/**
 * Returns the complaint form if it fits a complaint about the answer to a withdrawal: it offers that reason, or none to
 * choose from. `undefined`: the customer chooses a topic.
 */
export function statementComplaintForm(forms: readonly ContactForm[]): ContactForm | undefined {
  const form = findForm(forms, COMPLAINT_FORM_ID);
  const subject = form?.fields.find(({ legal }) => legal === "subject");
  return subject?.answer.kind !== "choice" || hasContractReason(subject) ? form : undefined;
}

/** Returns the reason that a complaint about the answer to a withdrawal opens with. */
export function statementAnswers({ fields }: Pick<ContactForm, "fields">): FormAnswers {
  return new Map(fields.filter(hasContractReason).map(({ name }) => [name, CONTRACT_REASON]));
}
