import type { ContactForm, ContactFormField } from "./contact-form.ts";

/** Name under which the address is sent. */
const ADDRESS_NAME = "complaint.email";

/**
 * Asks for an e-mail address where the customer has none and chooses the answer to a complaint by e-mail. Without it
 * the operator could not send the answer. A form that asks for an e-mail address itself stays unchanged.
 */
export function withAnswerAddress(form: ContactForm, customer: { readonly lacksEmail: boolean }): ContactForm {
  const asksForAddress = form.fields.some(({ name, answer }) => answer.kind === "email" || name === ADDRESS_NAME);
  const choice = form.fields.find((field) => emailValuesOf(field).length > 0);
  if (!customer.lacksEmail || choice === undefined || asksForAddress) return form;
  return {
    ...form,
    fields: form.fields.flatMap((field) => (field === choice ? [field, addressAfter(field)] : [field])),
  };
}

const emailValuesOf = ({ answer }: ContactFormField): readonly string[] =>
  answer.kind === "choice" ? answer.emailValues : [];

function addressAfter(choice: ContactFormField): ContactFormField {
  return {
    name: ADDRESS_NAME,
    label: undefined,
    hint: undefined,
    section: choice.section,
    required: true,
    shownWhen: { field: choice.name, values: emailValuesOf(choice) },
    legal: "answerAddress",
    offers: undefined,
    answer: { kind: "email" },
  };
}
