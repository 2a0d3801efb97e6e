import type { ContactForm, ContactFormField } from "./contact-form.ts";

/** Value of an `ANSWER` choice that asks for the answer by e-mail (docs/contract/ebok.xsd). */
const ANSWER_BY_EMAIL = "EMAIL";
/** Name under which the address is sent. */
const ADDRESS_NAME = "complaint.email";

/**
 * Asks for an e-mail address where the customer has none and chooses the answer to a complaint by e-mail. Without it the
 * operator could not send the answer. A form that asks for an e-mail address itself stays unchanged.
 */
export function withAnswerAddress(form: ContactForm, customer: { readonly lacksEmail: boolean }): ContactForm {
  const choice = form.fields.find(
    ({ legal, answer }) =>
      legal === "answer" &&
      answer.kind === "choice" &&
      answer.options.some(({ value }) => value.trim().toUpperCase() === ANSWER_BY_EMAIL),
  );
  const asksForAddress = form.fields.some(({ name, answer }) => answer.kind === "email" || name === ADDRESS_NAME);
  if (!customer.lacksEmail || choice === undefined || asksForAddress) return form;
  return {
    ...form,
    fields: form.fields.flatMap((field) => (field === choice ? [field, addressAfter(field)] : [field])),
  };
}

function addressAfter({ name, section, answer }: ContactFormField): ContactFormField {
  const options = answer.kind === "choice" ? answer.options : [];
  return {
    name: ADDRESS_NAME,
    label: undefined,
    hint: undefined,
    section,
    required: true,
    shownWhen: {
      field: name,
      values: options.map(({ value }) => value).filter((value) => value.trim().toUpperCase() === ANSWER_BY_EMAIL),
    },
    legal: "answerAddress",
    offers: undefined,
    answer: { kind: "email" },
  };
}
