import { formatPolishDate, type WarsawDate, type WarsawMonth } from "../shared-kernel/index.ts";
import { firstDayOfMonth, lastDayOfMonth } from "../shared-kernel/month-days.ts";
import type { ContactForm, ContactFormField, DateAnswer } from "./contact-form.ts";
import type { FormAnswers } from "./form-answers.ts";
import { ownDataAnswers } from "./own-data-answers.ts";

/** Id by which the portal's pages link to the form for complaints (REQ-26). */
export const COMPLAINT_FORM_ID = "COMPLAINT";

/** Invoice that a request is about. */
export interface RequestInvoice {
  readonly number: string;
  /** Month that the invoice is for; `undefined` while unknown. */
  readonly month: WarsawMonth | undefined;
}

/** Returns the names of the fields of a period: the legal one, and the end that may not be before it. */
export function periodFieldNames({ fields }: Pick<ContactForm, "fields">): readonly string[] {
  const period = fields.find(({ legal }) => legal === "period");
  if (period === undefined) return [];
  const isEnd = ({ answer }: ContactFormField): boolean => answer.kind === "date" && answer.notBefore === period.name;
  return [period.name, ...fields.filter(isEnd).map(({ name }) => name)];
}

/** Returns the form with this id; for the id of the complaint form, else the first form for complaints. */
export function findForm(forms: readonly ContactForm[], formId: string): ContactForm | undefined {
  const form = forms.find((one) => one.formId === formId);
  return form ?? (formId === COMPLAINT_FORM_ID ? forms.find(({ kind }) => kind === "complaint") : undefined);
}

/**
 * Returns the answers that a form about an invoice opens with: the invoice, the choices that show its field, and the
 * month of the invoice as the period, without an end while the month still runs. Empty for a form without a field for
 * invoices.
 */
export function invoiceAnswers({ fields }: Pick<ContactForm, "fields">, invoice: RequestInvoice): FormAnswers {
  const answers = ownDataAnswers({ fields }, "invoice", invoice.number);
  if (answers.size === 0) return answers;
  for (const [name, value] of invoicePeriodAnswers(fields, invoice.month)) answers.set(name, value);
  return answers;
}

/** Returns the answers about the period of an invoice: the month that it is for, as far as the fields allow. */
export function invoicePeriodAnswers(
  fields: readonly ContactFormField[],
  month: WarsawMonth | undefined,
): readonly (readonly [string, string])[] {
  const period = fields.find(({ legal }) => legal === "period");
  if (month === undefined || period === undefined) return [];
  const [from, to] = [firstDayOfMonth(month), lastDayOfMonth(month)];
  if (period.answer.kind === "text") return [[period.name, `${formatPolishDate(from)} – ${formatPolishDate(to)}`]];
  if (period.answer.kind !== "date" || !isWithin(period.answer, from)) return [];
  const start: readonly [string, string] = [period.name, formatPolishDate(from)];
  const end = fields.find(({ answer }) => answer.kind === "date" && answer.notBefore === period.name);
  if (end?.answer.kind !== "date") return [start];
  const last = atMost(end.answer, to);
  // In a month that still runs, the charge goes on: an optional end stays open.
  return last < to && !end.required ? [start] : [start, [end.name, formatPolishDate(last)]];
}

function isWithin({ from, to }: DateAnswer, day: WarsawDate): boolean {
  return (from === undefined || from <= day) && (to === undefined || day <= to);
}

/** Returns the day, or the latest one that the field allows: a month may still run. */
function atMost({ to }: DateAnswer, day: WarsawDate): WarsawDate {
  return to !== undefined && to < day ? to : day;
}
