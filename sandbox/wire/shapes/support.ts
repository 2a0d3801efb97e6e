import { list, record, type Fields } from "../shape.ts";

const FIELD = record({
  name: "text",
  label: "text",
  type: "text",
  required: "flag",
  hint: "text",
  section: "text",
  legal: "text",
  minLength: "number",
  maxLength: "number",
  dateFrom: "day",
  dateTo: "day",
  options: list(record({ value: "text", label: "text" })),
  maxFiles: "number",
  maxMegabytes: "number",
  fileTypes: list("text"),
  dependsOn: "text",
  dependsOnValues: list("text"),
});

export const CONTACT_FORMS: Fields = {
  forms: list(
    record({
      formId: "text",
      kind: "text",
      title: "text",
      description: "text",
      answerDays: "number",
      fields: list(FIELD),
    }),
  ),
};
export const SUBMISSIONS: Fields = {
  submissions: list(
    record({
      number: "text",
      formId: "text",
      kind: "text",
      title: "text",
      state: "text",
      sentAt: "moment",
      answerBy: "day",
      entries: list(record({ side: "text", author: "text", at: "moment", text: "text", files: list("text") })),
    }),
  ),
};
export const FORM_FILE: Fields = { received: "number" };
export const REGISTER_FORM: Fields = { number: "text", answerBy: "day" };
export const CONTACT_ALLOWED: Fields = { allowed: "flag", callBefore: "moment" };
