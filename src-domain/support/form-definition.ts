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

/** Longest answer that the contract allows, characters. */
export const MAX_ANSWER_LENGTH = 4_000;
const MAX_LINE_LENGTH = 250;
/** Largest file, megabytes, if neither the operator's configuration nor the form says otherwise (VAL-13). */
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

function dateKind(from: WarsawDate | undefined, to: WarsawDate | undefined): FieldKind {
  const isReversed = from !== undefined && to !== undefined && from > to;
  return isReversed ? { kind: "date", from: undefined, to: undefined } : { kind: "date", from, to };
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

/** Returns the type of a field. An unknown type becomes text, so that the customer can still answer. */
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

function fieldsOf(raws: readonly RawField[], megabytes: number): readonly ContactFormField[] {
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
      answer: kindOf(raw, megabytes),
    };
    byName.set(name, field);
    readFields.push({ field, raw });
  }
  return withoutCircularConditions(
    readFields.map(({ field, raw }) => ({ ...field, shownWhen: conditionOf(field, raw, byName) })),
  );
}

/**
 * Reads a form definition of the server (MSG-03). Drops contradictions, so that the form can be filled in: unknown
 * types become text; contradictory limits and unreachable conditions are ignored. `undefined` without an id or a named
 * field. Complaints get all elements that the law requires.
 * @param megabytes largest file that the installation allows (VAL-13)
 * @param terms legal terms of complaints
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
