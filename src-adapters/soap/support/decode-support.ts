import { parsePolishDate } from "#domain/shared-kernel/index.ts";
import {
  formKind,
  readContactForm,
  requestState,
  type ComplaintTerms,
  type ContactForm,
  type FormOption,
  type RawField,
  type RequestEntry,
  type SupportRequest,
} from "#domain/support/index.ts";
import type { Fields } from "../decoding/fields.ts";

function decodeOption(fields: Fields): FormOption | undefined {
  const value = fields.optionalText("value");
  return value === undefined ? undefined : { value, label: fields.text("label") ?? "" };
}

function decodeField(fields: Fields): RawField {
  return {
    name: fields.optionalText("name"),
    label: fields.optionalText("label"),
    type: fields.optionalText("type"),
    required: fields.flag("required"),
    hint: fields.optionalText("hint"),
    section: fields.optionalText("section"),
    legal: fields.optionalText("legal"),
    minLength: fields.whole("minLength"),
    maxLength: fields.whole("maxLength"),
    dateFrom: fields.parsed("dateFrom", parsePolishDate),
    dateTo: fields.parsed("dateTo", parsePolishDate),
    options: fields.list("options", decodeOption),
    maxFiles: fields.whole("maxFiles"),
    maxMegabytes: fields.decimal("maxMegabytes"),
    fileTypes: fields.texts("fileTypes"),
    dependsOn: fields.optionalText("dependsOn"),
    dependsOnValues: fields.texts("dependsOnValues"),
  };
}

/**
 * Decodes a form; `undefined` if it cannot be filled in. `megabytes` is the largest file that the installation accepts.
 */
export function decodeContactForm(fields: Fields, megabytes?: number, terms?: ComplaintTerms): ContactForm | undefined {
  return readContactForm(
    {
      formId: fields.optionalText("formId"),
      kind: fields.optionalText("kind"),
      title: fields.optionalText("title"),
      description: fields.optionalText("description"),
      answerDays: fields.whole("answerDays"),
      fields: fields.list("fields", decodeField) ?? [],
    },
    megabytes,
    terms,
  );
}

function decodeEntry(fields: Fields): RequestEntry | undefined {
  const at = fields.instant("at");
  const text = fields.optionalText("text");
  if (at === undefined || text === undefined) return undefined;
  return {
    side: fields.text("side") === "CUSTOMER" ? "customer" : "provider",
    author: fields.optionalText("author"),
    at,
    text,
    files: fields.texts("files") ?? [],
  };
}

/** Decodes a request; `undefined` without a number or a time of sending. */
export function decodeSupportRequest(fields: Fields): SupportRequest | undefined {
  const number = fields.optionalText("number");
  const sentAt = fields.instant("sentAt");
  if (number === undefined || sentAt === undefined) return undefined;
  return {
    number,
    sentAt,
    formId: fields.text("formId") ?? "",
    kind: formKind(fields.optionalText("kind")),
    title: fields.optionalText("title") ?? number,
    state: requestState(fields.optionalText("state")),
    answerBy: fields.parsed("answerBy", parsePolishDate),
    entries: fields.list("entries", decodeEntry) ?? [],
  };
}
