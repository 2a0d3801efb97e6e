import { decimalOf, type ThousandsSeparator, type WarsawDate } from "../shared-kernel/index.ts";
import {
  accountDigits,
  amount,
  amountOf,
  bankAccount,
  ruleViolation,
  date,
  dateFrom,
  dateOf,
  dateTo,
  email,
  maxLength,
  minLength,
  notCollectingAccount,
  phone,
  phoneDigits,
  required,
  sendableText,
  textLength,
  type RuleViolation,
  type RuleKey,
} from "../validation/index.ts";
import type { ContactForm, ContactFormField, DateAnswer, FieldKind } from "./contact-form.ts";

/** Values of the fields by name, without files. */
export type FormAnswers = ReadonlyMap<string, string>;

const valueIn = (answers: FormAnswers, name: string): string => answers.get(name) ?? "";

/** Returns the fields to show. A field whose condition depends on a hidden field is hidden, too. */
export function shownFields(
  { fields }: Pick<ContactForm, "fields">,
  answers: FormAnswers,
): readonly ContactFormField[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isShown = ({ shownWhen }: ContactFormField): boolean => {
    if (shownWhen === undefined) return true;
    const other = byName.get(shownWhen.field);
    return other !== undefined && isShown(other) && shownWhen.values.includes(valueIn(answers, other.name));
  };
  return fields.filter(isShown);
}

type Check = (value: string) => "valid" | RuleViolation<RuleKey>;

/**
 * Returns true for the field of the account to which the operator pays what a complaint claims. Other accounts that a
 * form asks for may be those of the operator.
 */
export function isPayoutAccount(
  { fields }: Pick<ContactForm, "fields">,
  { answer, legal, shownWhen }: Pick<ContactFormField, "answer" | "legal" | "shownWhen">,
): boolean {
  const choice = fields.find(({ name }) => name === shownWhen?.field);
  return answer.kind === "account" && (legal === "payout" || choice?.legal === "payout");
}

/** Facts besides the answers that decide whether an answer is valid. */
interface AnswerContext {
  /** Separator of typed amounts. */
  readonly separator: ThousandsSeparator;
  /** Accounts that the field does not take (VAL-90). */
  readonly refusedAccounts: readonly string[];
}

function checksOf({ answer }: ContactFormField, answers: FormAnswers, context: AnswerContext): readonly Check[] {
  switch (answer.kind) {
    case "text":
      return [maxLength(answer.max), ...(answer.min > 0 ? [minLength(answer.min)] : [])];
    case "choice":
      return [
        (value) => (answer.options.some((option) => option.value === value) ? "valid" : ruleViolation("required")),
      ];
    case "date":
      return [
        date,
        ...(answer.from === undefined ? [] : [dateFrom(answer.from)]),
        ...(answer.to === undefined ? [] : [dateTo(answer.to)]),
        ...earliestDay(answer, answers).map(dateFrom),
      ];
    case "amount":
      return [amount(context.separator)];
    case "account":
      return [bankAccount(answer.accounts), notCollectingAccount(context.refusedAccounts)];
    case "phone":
      return [phone];
    case "email":
      return [email];
    case "file":
      return [];
  }
}

/**
 * Returns the day that another field gives as the earliest. None while that is no day, or a day after the latest one:
 * its own field reports it, and no day could satisfy both.
 */
function earliestDay({ notBefore, to }: DateAnswer, answers: FormAnswers): readonly WarsawDate[] {
  const first = notBefore === undefined ? undefined : dateOf(valueIn(answers, notBefore));
  return first === undefined || (to !== undefined && first > to) ? [] : [first];
}

/** Returns the first day that can be chosen (VAL-10). */
export function firstDay(answer: DateAnswer, answers: FormAnswers): WarsawDate | undefined {
  const days = [...(answer.from === undefined ? [] : [answer.from]), ...earliestDay(answer, answers)];
  return days.toSorted().at(-1);
}

/**
 * Returns the violation of a field's answer; `files`: number of files in the field; `separator`: that of typed amounts;
 * `refusedAccounts`: accounts that the field does not take (VAL-90). Empty optional fields are valid.
 */
export function answerViolation(
  field: ContactFormField,
  answers: FormAnswers,
  files: number,
  separator: ThousandsSeparator,
  refusedAccounts: readonly string[] = [],
): RuleViolation<RuleKey> | undefined {
  const value = valueIn(answers, field.name);
  if (field.answer.kind === "file") return field.required && files === 0 ? ruleViolation("required") : undefined;
  if (required(value) !== "valid") return field.required ? ruleViolation("required") : undefined;
  for (const check of [sendableText, ...checksOf(field, answers, { separator, refusedAccounts })]) {
    const verdict = check(value);
    if (verdict !== "valid") return verdict;
  }
  return undefined;
}

/** Answer as sent to the server. */
export interface SentAnswer {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the answers to send, in the order of the form: non-empty ones of shown fields. Answers to fields that a
 * changed choice hides are not sent.
 */
export function sentAnswers(
  form: Pick<ContactForm, "fields">,
  answers: FormAnswers,
  separator: ThousandsSeparator,
): readonly SentAnswer[] {
  return shownFields(form, answers).flatMap(({ name, answer }) => {
    const given = valueIn(answers, name);
    // A choice is sent exactly as the server defines it, blanks included.
    const value = answer.kind === "choice" ? given : given.trim();
    if (answer.kind === "file" || value === "") return [];
    return [{ name, value: wireValue(answer, value, separator) }];
  });
}

/** Returns an answer as the contract writes it: digits without separators, and złote with a dot. */
function wireValue({ kind }: FieldKind, value: string, separator: ThousandsSeparator): string {
  switch (kind) {
    case "phone":
      return phoneDigits(value);
    case "account":
      return accountDigits(value);
    case "amount":
      return amountAnswer(value, separator);
    case "text":
    case "choice":
    case "date":
    case "email":
    case "file":
      return value;
  }
}

function amountAnswer(value: string, separator: ThousandsSeparator): string {
  const typed = amountOf(value, separator);
  return typed === undefined ? value : decimalOf(typed);
}

/** Returns the number of characters left; negative above the limit. */
export function answerCharactersLeft(max: number, value: string): number {
  return max - textLength(value);
}
