import type { AccountKind } from "../validation/index.ts";
import type {
  ComplaintTerms,
  ContactForm,
  FieldCondition,
  FieldKind,
  ContactFormField,
  FormKind,
  FormOption,
  LegalElement,
  OwnDataKind,
  RawField,
  RawForm,
} from "./contact-form.ts";
import { COMPLAINT_TERMS, withLegalElements } from "./complaint.ts";
import { FILE_KINDS, parseFileKind, type FileKind } from "./file-kind.ts";

/** Longest answer that the contract allows, characters. */
export const MAX_ANSWER_LENGTH = 4_000;
const MAX_LINE_LENGTH = 250;
/** Largest file, megabytes, if neither the operator's configuration nor the form says otherwise (VAL-13). */
const DEFAULT_MEGABYTES = 5;
const MAX_FILES = 10;
const DEFAULT_FILES = 3;

const KINDS: Readonly<Record<string, FormKind>> = {
  QUESTION: "question",
  FAULT: "fault",
  COMPLAINT: "complaint",
  PERSONAL_DATA: "personalData",
  ACCESSIBILITY: "accessibility",
};
const LEGAL: Readonly<Record<string, LegalElement>> = {
  SUBJECT: "subject",
  PERIOD: "period",
  SERVICE: "service",
  CIRCUMSTANCES: "circumstances",
  CLAIM: "claim",
  PAYOUT: "payout",
  ANSWER: "answer",
};

function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  const key = name?.trim().toUpperCase() ?? "";
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Maps the server's name of a form kind; an unknown one is a question. */
export function formKind(text: string | undefined): FormKind {
  return lookUp(KINDS, text) ?? "question";
}

const trimmedText = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === "" ? undefined : text.trim();
/** Returns a whole number within bounds; `undefined` for anything else, which means no limit. */
const bound = (value: number | undefined, from: number, to: number): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

function textKind({ minLength, maxLength }: RawField, lines: "one" | "many"): FieldKind {
  const longest = lines === "one" ? MAX_LINE_LENGTH : MAX_ANSWER_LENGTH;
  const max = bound(maxLength, 1, MAX_ANSWER_LENGTH) ?? longest;
  const min = bound(minLength, 0, MAX_ANSWER_LENGTH) ?? 0;
  // With contradictory limits both are ignored.
  return min > max ? { kind: "text", lines, min: 0, max: longest } : { kind: "text", lines, min, max };
}

function optionsOf(raw: readonly FormOption[]): readonly FormOption[] {
  const seen = new Set<string>();
  return raw.flatMap(({ value, label }) => {
    if (value.trim() === "" || seen.has(value)) return [];
    seen.add(value);
    return [{ value, label: trimmedText(label) ?? value }];
  });
}

/** Returns the values of an `ANSWER` field that ask for the answer by e-mail (docs/contract/ebok.xsd). */
function emailValuesOf({ legal }: RawField, options: readonly FormOption[]): readonly string[] {
  if (lookUp(LEGAL, legal) !== "answer") return [];
  return options.map(({ value }) => value).filter((value) => value.trim().toUpperCase() === "EMAIL");
}

function dateKind({ dateFrom: from, dateTo: to, notBefore }: RawField): FieldKind {
  const isReversed = from !== undefined && to !== undefined && from > to;
  const bounds = isReversed ? { from: undefined, to: undefined } : { from, to };
  return { kind: "date", ...bounds, notBefore: trimmedText(notBefore) };
}

function fileKind({ maxFiles, maxMegabytes, fileTypes = [] }: RawField, most: number): FieldKind {
  const known = [...new Set(fileTypes.map(parseFileKind).filter((kind): kind is FileKind => kind !== undefined))];
  // A form may allow smaller files only: the reverse proxy rejects larger ones.
  const megabytes = maxMegabytes !== undefined && maxMegabytes > 0 ? Math.min(maxMegabytes, most) : most;
  return {
    kind: "file",
    files: {
      atMost: bound(maxFiles, 1, MAX_FILES) ?? DEFAULT_FILES,
      megabytes,
      kinds: known.length === 0 ? FILE_KINDS : known,
    },
  };
}

/** Settings of an installation for all forms. */
export interface FormLimits {
  /** Largest file, megabytes (VAL-13). */
  readonly megabytes?: number | undefined;
  /** Legal terms of complaints. */
  readonly terms?: ComplaintTerms | undefined;
  /** Bank accounts that the provider accepts (VAL-07). */
  readonly accounts?: AccountKind | undefined;
}

/** Types that are text fields for which the portal offers answers. */
const OWN_DATA: Readonly<Record<string, OwnDataKind>> = { SERVICE: "service", INVOICE: "invoice" };

/** Returns the type of a field. An unknown type becomes text, so that the customer can still answer. */
function kindOf(raw: RawField, { megabytes = DEFAULT_MEGABYTES, accounts = "polish" }: FormLimits): FieldKind {
  switch (raw.type?.trim().toUpperCase()) {
    case "TEXT":
    case "SERVICE":
    case "INVOICE":
      return textKind(raw, "one");
    case "CHOICE": {
      const options = optionsOf(raw.options ?? []);
      return options.length === 0
        ? textKind(raw, "one")
        : { kind: "choice", options, emailValues: emailValuesOf(raw, options) };
    }
    case "DATE":
      return dateKind(raw);
    case "AMOUNT":
      return { kind: "amount" };
    case "ACCOUNT":
      return { kind: "account", accounts };
    case "PHONE":
      return { kind: "phone" };
    case "EMAIL":
      return { kind: "email" };
    case "FILE":
      return fileKind(raw, megabytes);
    default:
      return textKind(raw, "many");
  }
}

/**
 * Returns the condition of a field; `undefined` if it can never be met, because an extra field is better than an
 * unreachable one.
 */
function conditionOf(
  field: ContactFormField,
  raw: RawField,
  byName: ReadonlyMap<string, ContactFormField>,
): FieldCondition | undefined {
  const other = byName.get(raw.dependsOn?.trim() ?? "");
  if (other === undefined || other === field || other.answer.kind !== "choice") return undefined;
  const { options } = other.answer;
  const values = (raw.dependsOnValues ?? []).filter((value) => options.some((option) => option.value === value));
  return values.length === 0 ? undefined : { field: other.name, values };
}

/** Ignores an order of days without another DATE field, or that the bounds of both fields exclude. */
function withPossibleOrders(fields: readonly ContactFormField[]): readonly ContactFormField[] {
  return fields.map((field) => {
    const { answer, name } = field;
    if (answer.kind !== "date" || answer.notBefore === undefined) return field;
    const { notBefore, to } = answer;
    const start = fields.find((other) => other.name === notBefore && other.name !== name)?.answer;
    const isPossible = start?.kind === "date" && (to === undefined || start.from === undefined || start.from <= to);
    return isPossible ? field : { ...field, answer: { ...answer, notBefore: undefined } };
  });
}

/** Removes circular conditions. */
function withoutCircularConditions(fields: readonly ContactFormField[]): readonly ContactFormField[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isCircular = (field: ContactFormField): boolean => {
    const seen = new Set<string>();
    for (
      let at: ContactFormField | undefined = field;
      at?.shownWhen !== undefined;
      at = byName.get(at.shownWhen.field)
    ) {
      if (seen.has(at.name)) return true;
      seen.add(at.name);
    }
    return false;
  };
  return fields.map((field) => (isCircular(field) ? { ...field, shownWhen: undefined } : field));
}

function fieldsOf(raws: readonly RawField[], limits: FormLimits): readonly ContactFormField[] {
  const byName = new Map<string, ContactFormField>();
  const readFields: { field: ContactFormField; raw: RawField }[] = [];
  for (const raw of raws) {
    const name = trimmedText(raw.name);
    if (name === undefined || byName.has(name)) continue;
    const field: ContactFormField = {
      name,
      label: trimmedText(raw.label) ?? name,
      hint: trimmedText(raw.hint),
      section: trimmedText(raw.section),
      required: raw.required,
      shownWhen: undefined,
      legal: lookUp(LEGAL, raw.legal),
      offers: lookUp(OWN_DATA, raw.type),
      answer: kindOf(raw, limits),
    };
    byName.set(name, field);
    readFields.push({ field, raw });
  }
  return withPossibleOrders(
    withoutCircularConditions(
      readFields.map(({ field, raw }) => ({ ...field, shownWhen: conditionOf(field, raw, byName) })),
    ),
  );
}

/**
 * Reads a form definition of the server (MSG-03). Drops contradictions, so that the form can be filled in: unknown
 * types become text; contradictory limits and unreachable conditions are ignored. `undefined` without an id or a named
 * field. Complaints get all elements that the law requires.
 */
export function readContactForm(raw: RawForm, limits: FormLimits = {}): ContactForm | undefined {
  const formId = trimmedText(raw.formId);
  const fields = fieldsOf(raw.fields, limits);
  if (formId === undefined || fields.length === 0) return undefined;
  const kind = formKind(raw.kind);
  const form: ContactForm = {
    author: "provider",
    formId,
    kind,
    title: trimmedText(raw.title) ?? formId,
    description: trimmedText(raw.description),
    answerDays: bound(raw.answerDays, 1, 365),
    complaint: undefined,
    fields,
  };
  return kind === "complaint" ? withLegalElements(form, limits.terms ?? COMPLAINT_TERMS) : form;
}
