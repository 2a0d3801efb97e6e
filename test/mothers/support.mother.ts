import type { ContactForm, RawField, SupportRequest } from "#domain/support/index.ts";
import { readContactForm } from "#domain/support/index.ts";
import { day } from "./calendar.mother.ts";

const CHOICES = [
  { value: "INTERNET", label: "Internet" },
  { value: "TV", label: "Telewizja" },
];
export const field = (name: string, type: string, over: Partial<RawField> = {}): RawField => ({
  name,
  label: name,
  type,
  required: false,
  ...over,
});

/** Form, decoded as a definition of the provider is. */
export function aForm(
  over: {
    readonly formId?: string;
    readonly kind?: string;
    readonly title?: string;
    readonly answerDays?: number;
    readonly fields?: readonly RawField[];
  } = {},
  megabytes?: number,
): ContactForm {
  const {
    formId = "OTHER",
    kind = "QUESTION",
    title = "Inna sprawa",
    answerDays = 7,
    fields = [
      field("topic", "TEXT", { label: "Temat", required: true, maxLength: 120 }),
      field("text", "TEXTAREA", { label: "Treść", required: true, minLength: 10 }),
      field("files", "FILE", { label: "Zdjęcia i dokumenty" }),
    ],
  } = over;
  const form = readContactForm({ formId, kind, title, description: undefined, answerDays, fields }, { megabytes });
  if (form === undefined) throw new RangeError("the form definition is invalid");
  return form;
}

/** Forms of a provider: a fault with dependent fields, a complaint, and a question. */
export function demoForms(): readonly ContactForm[] {
  return [
    aForm({
      formId: "FAULT",
      kind: "FAULT",
      title: "Awaria albo problem z usługą",
      answerDays: 3,
      fields: [
        field("service", "CHOICE", { label: "Która usługa", required: true, options: CHOICES }),
        field("internet", "CHOICE", {
          label: "Co się dzieje z internetem",
          required: true,
          options: [{ value: "slow", label: "Działa wolno" }],
          dependsOn: "service",
          dependsOnValues: ["INTERNET"],
        }),
        field("tv", "CHOICE", {
          label: "Co się dzieje z telewizją",
          required: true,
          options: [{ value: "NONE", label: "Nie ma obrazu" }],
          dependsOn: "service",
          dependsOnValues: ["TV"],
        }),
        field("since", "DATE", { label: "Od kiedy" }),
        field("text", "TEXTAREA", { label: "Opisz problem", required: true, minLength: 10 }),
        field("phone", "PHONE", { label: "Telefon dla technika" }),
        field("files", "FILE", { label: "Zdjęcia i dokumenty" }),
      ],
    }),
    aForm({
      formId: "COMPLAINT",
      kind: "COMPLAINT",
      title: "Reklamacja",
      answerDays: 30,
      fields: [field("text", "TEXTAREA", { label: "Opis", legal: "CIRCUMSTANCES" })],
    }),
    aForm(),
  ];
}

/** Open request. */
export function aRequest(over: Partial<SupportRequest> = {}): SupportRequest {
  const sentAt = Date.parse("2026-11-19T18:42:00+01:00");
  return {
    number: "ZG/2026/004182",
    formId: "FAULT",
    kind: "fault",
    title: "Awaria albo problem z usługą",
    state: "inProgress",
    sentAt,
    answerBy: day("2026-11-22"),
    answerRequest: undefined,
    copyId: undefined,
    productId: undefined,
    entries: [
      {
        side: "customer",
        author: undefined,
        at: sentAt,
        text: "Internet rozłącza się co kilka minut.",
        files: [{ name: "router.jpg", documentId: "FILE-1" }],
      },
    ],
    ...over,
  };
}
