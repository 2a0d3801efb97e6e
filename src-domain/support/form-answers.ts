import {
  ruleViolation,
  date,
  dateFrom,
  dateTo,
  email,
  maxLength,
  minLength,
  phone,
  phoneDigits,
  required,
  sendableText,
  textLength,
  type RuleViolation,
  type RuleKey,
} from "../validation/index.ts";
import type { ContactForm, ContactFormField } from "./contact-form.ts";

/** What stands in the fields of a form, by their names; files stand elsewhere. */
export type FormAnswers = ReadonlyMap<string, string>;

const valueIn = (answers: FormAnswers, name: string): string => answers.get(name) ?? "";

/**
 * The fields that are asked for as the form is filled in: a field whose condition stands on one that is not asked for
 * is not asked for either.
 */
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

function checksOf({ answer }: ContactFormField): readonly Check[] {
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
      ];
    case "phone":
      return [phone];
    case "email":
      return [email];
    case "file":
      return [];
  }
}

/**
 * What is wrong with the answer to a field; `files` is how many stand in it. Nothing is wrong with an empty field that
 * may be.
 */
export function answerProblem(
  field: ContactFormField,
  value: string,
  files: number,
): RuleViolation<RuleKey> | undefined {
  if (field.answer.kind === "file") return field.required && files === 0 ? ruleViolation("required") : undefined;
  if (required(value) !== "valid") return field.required ? ruleViolation("required") : undefined;
  for (const check of [sendableText, ...checksOf(field)]) {
    const verdict = check(value);
    if (verdict !== "valid") return verdict;
  }
  return undefined;
}

/** One answer as it is sent. */
export interface SentAnswer {
  readonly name: string;
  readonly value: string;
}

/**
 * What is sent of a form: answers to what is asked for and not empty, in the order of the form. A former choice does
 * not betray itself.
 */
export function sentAnswers(form: Pick<ContactForm, "fields">, answers: FormAnswers): readonly SentAnswer[] {
  return shownFields(form, answers).flatMap(({ name, answer }) => {
    const given = valueIn(answers, name);
    // a choice is the provider's own word for it, blanks and all
    const value = answer.kind === "choice" ? given : given.trim();
    if (answer.kind === "file" || value === "") return [];
    return [{ name, value: answer.kind === "phone" ? phoneDigits(value) : value }];
  });
}

/** How many characters are left of a text; negative when there are too many. */
export function answerCharactersLeft(max: number, value: string): number {
  return max - textLength(value);
}
