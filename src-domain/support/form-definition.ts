import type { WarsawDate } from "../shared-kernel/index.ts";
import type {
  ContactForm,
  FieldCondition,
  FieldKind,
  ContactFormField,
  FormKind,
  FormOption,
  LegalElement,
  RawField,
  RawForm,
} from "./contact-form.ts";
import { COMPLAINT_TERMS, withLegalElements } from "./complaint.ts";
import { FILE_KINDS, parseFileKind, type FileKind } from "./file-kind.ts";

/** What the contract carries in one answer, whatever a form allows. */
export const MAX_ANSWER_LENGTH = 4_000;
const MAX_LINE_LENGTH = 250;
/** Largest file where neither the operator's configuration nor the form says another (VAL-13). */
const DEFAULT_MEGABYTES = 5;
const MAX_FILES = 10;
const DEFAULT_FILES = 3;

const KINDS: Readonly<Record<string, FormKind>> = { QUESTION: "question", FAULT: "fault", COMPLAINT: "complaint" };
const LEGAL: Readonly<Record<string, LegalElement>> = {
  SUBJECT: "subject",
  PERIOD: "period",
  SERVICE: "service",
  CIRCUMSTANCES: "circumstances",
  CLAIM: "claim",
  PAYOUT: "payout",
  ANSWER: "answer",
};

function named<Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined {
  const key = name?.trim().toUpperCase() ?? "";
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** What a form, or what was sent by it, is for, by the provider's word; whatever nobody knows is a question. */
export function formKind(text: string | undefined): FormKind {
  return named(KINDS, text) ?? "question";
}

const trimmedText = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === "" ? undefined : text.trim();
/** A whole number within bounds; anything else is no constraint at all. */
const bound = (value: number | undefined, from: number, to: number): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= from && value <= to ? value : undefined;

function textKind({ minLength, maxLength }: RawField, lines: "one" | "many"): FieldKind {
  const longest = lines === "one" ? MAX_LINE_LENGTH : MAX_ANSWER_LENGTH;
  const max = bound(maxLength, 1, MAX_ANSWER_LENGTH) ?? longest;
  const min = bound(minLength, 0, MAX_ANSWER_LENGTH) ?? 0;
  // no text can be longer than `max` and shorter than `min`: both are let go
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

function dateKind(from: WarsawDate | undefined, to: WarsawDate | undefined): FieldKind {
  const isNonsense = from !== undefined && to !== undefined && from > to;
  return isNonsense ? { kind: "date", from: undefined, to: undefined } : { kind: "date", from, to };
}

function fileKind({ maxFiles, maxMegabytes, fileTypes = [] }: RawField, most: number): FieldKind {
  const known = [...new Set(fileTypes.map(parseFileKind).filter((kind): kind is FileKind => kind !== undefined))];
  // a form may ask for smaller files; larger ones would not get past the server in front
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

/** What a field takes. A type that nobody knows takes text: whatever it is, it can be said in words. */
function kindOf(raw: RawField, megabytes: number): FieldKind {
  switch (raw.type?.trim().toUpperCase()) {
    case "TEXT":
      return textKind(raw, "one");
    case "CHOICE": {
      const options = optionsOf(raw.options ?? []);
      return options.length === 0 ? textKind(raw, "one") : { kind: "choice", options };
    }
    case "DATE":
      return dateKind(raw.dateFrom, raw.dateTo);
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
 * The condition of a field, where it can ever be met. One that cannot is none: a field too many is better than one that
 * nobody can reach.
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

/** Without the conditions that wait for themselves. */
function withoutCircles(fields: readonly ContactFormField[]): readonly ContactFormField[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const isCircle = (field: ContactFormField): boolean => {
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
  return fields.map((field) => (isCircle(field) ? { ...field, shownWhen: undefined } : field));
}

function fieldsOf(raws: readonly RawField[], megabytes: number): readonly ContactFormField[] {
  const byName = new Map<string, ContactFormField>();
  const read: { field: ContactFormField; raw: RawField }[] = [];
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
      legal: named(LEGAL, raw.legal),
      answer: kindOf(raw, megabytes),
    };
    byName.set(name, field);
    read.push({ field, raw });
  }
  return withoutCircles(read.map(({ field, raw }) => ({ ...field, shownWhen: conditionOf(field, raw, byName) })));
}

/**
 * The form that a provider's definition means (MSG-03). What makes no sense in it is let go of, so that it can be
 * filled in: unknown types
 * are text, bounds that exclude each other are none, conditions that can never be met are none. `undefined` for a
 * definition that nobody can fill
 * in: without an id, or without a field that has a name. A complaint asks for all that the law wants in it, whatever
 * the definition has.
 *
 * @param megabytes the largest file that the installation lets through (VAL-13)
 * @param terms what the law says of complaints
 */
export function readContactForm(
  raw: RawForm,
  megabytes = DEFAULT_MEGABYTES,
  terms = COMPLAINT_TERMS,
): ContactForm | undefined {
  const formId = trimmedText(raw.formId);
  const fields = fieldsOf(raw.fields, megabytes);
  if (formId === undefined || fields.length === 0) return undefined;
  const kind = formKind(raw.kind);
  const form: ContactForm = {
    formId,
    kind,
    title: trimmedText(raw.title) ?? formId,
    description: trimmedText(raw.description),
    answerDays: bound(raw.answerDays, 1, 365),
    complaint: undefined,
    fields,
  };
  return kind === "complaint" ? withLegalElements(form, terms) : form;
}
