import { parseWireDay } from "#domain/shared-kernel/index.ts";
import {
  type AnswerRequest,
  type CallTime,
  type ComplaintOutcome,
  formKind,
  readContactForm,
  requestState,
  stateByMessages,
  type ContactForm,
  type RequestEntryKind,
  type FormLimits,
  type FormOption,
  type RawField,
  type RequestEntry,
  type RequestFile,
  type SupportRequest,
} from "#domain/support/index.ts";
import type { Fields } from "../decoding/fields.ts";

const FORM_KINDS = ["QUESTION", "FAULT", "COMPLAINT", "PERSONAL_DATA", "ACCESSIBILITY"] as const;
const FIELD_TYPES = [
  "TEXT",
  "TEXTAREA",
  "CHOICE",
  "DATE",
  "PHONE",
  "EMAIL",
  "FILE",
  "AMOUNT",
  "ACCOUNT",
  "SERVICE",
  "INVOICE",
] as const;
const LEGAL_ELEMENTS = ["SUBJECT", "PERIOD", "SERVICE", "CIRCUMSTANCES", "CLAIM", "PAYOUT", "ANSWER"] as const;
const ENTRY_KINDS: ReadonlyMap<string, RequestEntryKind> = new Map([
  ["ANSWER", "answer"],
  ["QUESTION", "question"],
]);
const OUTCOMES: ReadonlyMap<string, ComplaintOutcome> = new Map([
  ["ACCEPTED", "accepted"],
  ["PARTLY_ACCEPTED", "partlyAccepted"],
  ["REJECTED", "rejected"],
]);
const REQUEST_STATES = ["RECEIVED", "IN_PROGRESS", "ANSWERED", "CLOSED"] as const;

function decodeOption(fields: Fields): FormOption | undefined {
  const value = fields.requiredText("value");
  return value === undefined ? undefined : { value, label: fields.presentText("label") ?? "" };
}

function decodeField(fields: Fields): RawField {
  return {
    name: fields.requiredText("name"),
    label: fields.requiredText("label"),
    type: fields.requiredOpenWord("type", FIELD_TYPES, { effect: "default-used" }),
    required: fields.requiredFlag("required") ?? false,
    hint: fields.optionalText("hint"),
    section: fields.optionalText("section"),
    legal: fields.openWord("legal", LEGAL_ELEMENTS, { effect: "value-left-out" }),
    minLength: fields.whole("minLength"),
    maxLength: fields.whole("maxLength"),
    dateFrom: fields.parsed("dateFrom", parseWireDay),
    dateTo: fields.parsed("dateTo", parseWireDay),
    notBefore: fields.optionalText("notBefore"),
    options: fields.list("options", decodeOption),
    maxFiles: fields.whole("maxFiles"),
    maxMegabytes: fields.decimal("maxMegabytes"),
    fileTypes: fields.texts("fileTypes"),
    dependsOn: fields.optionalText("dependsOn"),
    dependsOnValues: fields.texts("dependsOnValues"),
  };
}

/** Decodes a form; `undefined` if it cannot be filled in. */
export function decodeContactForm(fields: Fields, limits?: FormLimits): ContactForm | undefined {
  return readContactForm(
    {
      formId: fields.requiredText("formId"),
      kind: fields.requiredWord("kind", FORM_KINDS, "default-used"),
      title: fields.requiredText("title"),
      description: fields.optionalText("description"),
      answerDays: fields.whole("answerDays"),
      fields: fields.requiredList("fields", decodeField) ?? [],
    },
    limits,
  );
}

/** Decodes the files of a message; those with a document can be opened. */
function decodeFiles(fields: Fields): readonly RequestFile[] {
  const documents = fields.list("documents", decodeDocument) ?? [];
  const others = (fields.texts("files") ?? []).filter((name) => !documents.some((file) => file.name === name));
  return [...documents, ...others.map((name) => ({ name, documentId: undefined }))];
}

function decodeDocument(fields: Fields): RequestFile | undefined {
  const documentId = fields.requiredText("documentId");
  return documentId === undefined ? undefined : { documentId, name: fields.requiredText("name") ?? documentId };
}

/** Decodes what a message of the operator is. Of an unknown kind it stays one without a kind. */
function decodeEntryKind(fields: Fields): Pick<RequestEntry, "kind" | "answerBy" | "outcome"> {
  const kind = ENTRY_KINDS.get(fields.openWord("kind", [...ENTRY_KINDS.keys()], { effect: "value-left-out" }) ?? "");
  return {
    kind,
    answerBy: kind === "question" ? fields.parsed("answerBy", parseWireDay) : undefined,
    outcome: kind === "answer" ? decodeOutcome(fields) : undefined,
  };
}

/** Decodes how an answer decides a complaint. Of an unknown decision nothing follows. */
function decodeOutcome(fields: Fields): ComplaintOutcome | undefined {
  return OUTCOMES.get(fields.openWord("outcome", [...OUTCOMES.keys()], { effect: "value-left-out" }) ?? "");
}

function decodeEntry(fields: Fields): RequestEntry | undefined {
  const at = fields.requiredInstant("at");
  const text = fields.requiredText("text");
  const side = fields.requiredWord("side", ["CUSTOMER", "PROVIDER"], "default-used");
  if (at === undefined || text === undefined) return undefined;
  const isCustomer = side === "CUSTOMER";
  return {
    side: isCustomer ? "customer" : "provider",
    ...(isCustomer ? {} : decodeEntryKind(fields)),
    author: fields.optionalText("author"),
    at,
    text,
    files: decodeFiles(fields),
  };
}

/** Decodes when the customer asked for an answer once more; `undefined` without both elements. */
function decodeAnswerRequest(fields: Fields): AnswerRequest | undefined {
  const [at, answerBy] = [fields.instant("answerRequestedAt"), fields.parsed("repeatedAnswerBy", parseWireDay)];
  return at === undefined || answerBy === undefined ? undefined : { at, answerBy };
}

/** Decodes a request; `undefined` without a number or a time of sending. */
export function decodeSupportRequest(fields: Fields): SupportRequest | undefined {
  const number = fields.requiredText("number");
  const sentAt = fields.requiredInstant("sentAt");
  if (number === undefined || sentAt === undefined) return undefined;
  const entries = fields.requiredList("entries", decodeEntry) ?? [];
  return {
    number,
    sentAt,
    formId: fields.presentText("formId") ?? "",
    kind: formKind(fields.requiredWord("kind", FORM_KINDS, "default-used")),
    title: fields.requiredText("title") ?? number,
    state: stateByMessages(requestState(fields.requiredWord("state", REQUEST_STATES)), entries),
    answerBy: fields.parsed("answerBy", parseWireDay),
    firstAnswerBy: fields.parsed("firstAnswerBy", parseWireDay),
    answerRequest: decodeAnswerRequest(fields),
    entries,
    copyId: fields.optionalText("copyId"),
    productId: fields.optionalText("productId"),
  };
}

/** Decodes a time for a call; `undefined` without a beginning or an end. */
export function decodeCallTime(fields: Fields): CallTime | undefined {
  const [from, to] = [fields.requiredInstant("from"), fields.requiredInstant("to")];
  return from === undefined || to === undefined ? undefined : { from, to };
}
