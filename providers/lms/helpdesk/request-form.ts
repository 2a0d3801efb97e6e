import type { JsonRecord } from "#kit/json.ts";
import type { ServiceRequest } from "#kit/wire/reader.ts";
import type { HelpdeskQueue, HelpdeskSettings, RequestKind } from "./helpdesk-settings.ts";

/** Longest subject that LMS takes, and the longest text of the contract. */
const MAX_SUBJECT = 50;
const MAX_TEXT = 4_000;
/** Largest file of the portal, and the most of one request. */
export const MAX_FILE_MEGABYTES = 5;
export const MAX_FILES = 5;

const COMPLAINT_DAYS = 30;
/** Form of the contract that the portal opens from the data of the customer. */
const PERSONAL_DATA = "PERSONAL_DATA";

/** Names of the fields. */
const FIELD = { subject: "subject", text: "text", files: "files" } as const;

/** Elements of the law that the portal asks for in a complaint, by the names of its fields. */
const ADDED_FIELDS: Readonly<Record<string, string>> = {
  "complaint.subject": "Przedmiot reklamacji",
  "complaint.period": "Okres",
  "complaint.service": "Usługa",
  "complaint.circumstances": "Okoliczności",
  "complaint.answer": "Forma odpowiedzi",
};
const ADDED_PREFIX = "complaint.";

/** Returns the id of the form of a queue. */
export const formIdOf = ({ id, kind }: HelpdeskQueue): string =>
  kind === PERSONAL_DATA ? PERSONAL_DATA : `queue-${id}`;

/** Returns the words of a field of a complaint that carries an element of the law. */
const legalElement = (kind: RequestKind, legal: string): JsonRecord => (kind === "COMPLAINT" ? { legal } : {});

/** Returns the form of a queue. `takesFiles`: LMS stores files. */
export function requestForm(queue: HelpdeskQueue, title: string, takesFiles: boolean): JsonRecord {
  const { kind } = queue;
  const files = {
    name: FIELD.files,
    label: "Załączniki",
    type: "FILE",
    required: false,
    maxFiles: MAX_FILES,
    maxMegabytes: MAX_FILE_MEGABYTES,
  };
  return {
    formId: formIdOf(queue),
    kind,
    title,
    answerDays: kind === "COMPLAINT" ? COMPLAINT_DAYS : undefined,
    fields: [
      {
        name: FIELD.subject,
        label: "Temat",
        type: "TEXT",
        required: true,
        maxLength: MAX_SUBJECT,
        ...legalElement(kind, "SUBJECT"),
      },
      {
        name: FIELD.text,
        label: "Opis",
        type: "TEXTAREA",
        required: true,
        maxLength: MAX_TEXT,
        ...legalElement(kind, "CIRCUMSTANCES"),
      },
      ...(takesFiles ? [files] : []),
    ],
  };
}

/** Returns the queue of a form; `undefined` for an unknown form. */
export const queueOfForm = ({ queues }: HelpdeskSettings, formId: string): HelpdeskQueue | undefined =>
  queues.find((queue) => formIdOf(queue) === formId);

/** Answers to a form. */
export interface RequestContent {
  /** Plain text without angle brackets, as the panel of LMS stores it. */
  readonly subject: string;
  readonly text: string;
}

const length = (text: string): number => Array.from(text).length;

function addedLine(name: string, value: string): string {
  const label = ADDED_FIELDS[name];
  return label === undefined ? value : `${label}: ${value}`;
}

/**
 * Reads the answers to a form; `undefined` if they do not fit it. What the portal adds to a complaint follows the text.
 */
export function readAnswers(request: ServiceRequest): RequestContent | undefined {
  const answers = new Map(request.parts("answers").map((answer) => [answer.text("name"), answer.text("value")]));
  const subject = (answers.get(FIELD.subject) ?? "").trim();
  const text = (answers.get(FIELD.text) ?? "").trim();
  const others = [...answers].filter(([name]) => name !== FIELD.subject && name !== FIELD.text);
  if (others.some(([name]) => !name.startsWith(ADDED_PREFIX))) return undefined;
  const values = [subject, text, ...others.map(([, value]) => value)];
  if (subject === "" || text === "" || length(subject) > MAX_SUBJECT) return undefined;
  if (values.some((value) => length(value) > MAX_TEXT)) return undefined;
  const plainSubject = subject.replace(/[<>]/g, "").replace(/\s+/g, " ").trim();
  return {
    subject: plainSubject === "" ? "Zgłoszenie" : plainSubject,
    text: [text, ...others.map(([name, value]) => addedLine(name, value))].join("\n"),
  };
}

/** Returns the ids of the files that a request names; `undefined` if they are too many or belong to another field. */
export function readFileIds(request: ServiceRequest): readonly string[] | undefined {
  const files = request.parts("files");
  if (files.length > MAX_FILES || files.some((file) => file.text("field") !== FIELD.files)) return undefined;
  return files.map((file) => file.text("fileId"));
}
