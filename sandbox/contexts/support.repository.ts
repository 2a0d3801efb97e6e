import type { DatabaseSync } from "node:sqlite";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { optionalText, textColumn } from "../database/rows.ts";
import { parseSandboxLanguage, type SandboxLanguage } from "../language/sandbox-language.ts";

/** Lists the forms of the operator, in order. */
export function contactForms(db: DatabaseSync): readonly JsonRecord[] {
  return db
    .prepare("SELECT data FROM contact_form ORDER BY position")
    .all()
    .map((row) => parseJsonRecord(textColumn(row, "data")));
}

/** Account of requests without a session: no customer has it. */
export const NO_ACCOUNT = "";

/** Stored support request. Times are the wall time of Warsaw. */
export interface StoredRequest {
  readonly number: string;
  readonly formId: string;
  readonly kind: string;
  readonly title: string;
  readonly state: string;
  readonly sent: string;
  readonly answerBy: string | undefined;
  /** Last day of the first answer, once it was given. */
  readonly firstAnswerBy?: string | undefined;
  /** Moment at which the customer asked for the answer once more, and its last day. */
  readonly answerRequestedAt?: string | undefined;
  readonly repeatedAnswerBy?: string | undefined;
  /** Service that the request is about. */
  readonly productId?: string | undefined;
  /** Address to which the answers go by letter, empty if unknown; `undefined`: the customer wants no letter. */
  readonly letterTo?: string | undefined;
  /** E-mail address that the request names for its answer; otherwise the answer goes to that of the account. */
  readonly answerEmail?: string | undefined;
  /** Language of a request without a session. */
  readonly language?: SandboxLanguage | undefined;
}

/** Writer of a message, as the contract names it. */
export type EntrySide = "CUSTOMER" | "PROVIDER";

export interface StoredEntry {
  readonly side: EntrySide;
  readonly author?: string;
  /** Kind of an operator's message. */
  readonly kind?: "ANSWER" | "QUESTION";
  /** Last day to answer a question. */
  readonly answerBy?: string;
  /** Decision of an answer to a complaint. */
  readonly outcome?: "ACCEPTED" | "PARTLY_ACCEPTED" | "REJECTED";
  readonly writtenAt: string;
  readonly text: string;
  readonly files?: readonly StoredFile[];
}

/** File of a message. */
export interface StoredFile {
  readonly name: string;
  readonly documentId: string;
}

function filesFrom(json: string): readonly StoredFile[] {
  const files: unknown = JSON.parse(json);
  if (!Array.isArray(files)) return [];
  return files.flatMap((file: unknown) =>
    typeof file === "object" && file !== null && "name" in file && "documentId" in file
      ? [{ name: String(file.name), documentId: String(file.documentId) }]
      : [],
  );
}

export function insertRequest(
  db: DatabaseSync,
  account: string,
  request: StoredRequest,
  entries: readonly StoredEntry[],
): void {
  db.prepare("INSERT INTO support_request VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").run(
    account,
    request.number,
    request.formId,
    request.kind,
    request.title,
    request.state,
    request.sent,
    request.answerBy ?? null,
    request.answerRequestedAt ?? null,
    request.repeatedAnswerBy ?? null,
    request.productId ?? null,
    request.letterTo ?? null,
    request.firstAnswerBy ?? null,
    request.answerEmail ?? null,
    request.language ?? null,
  );
  for (const entry of entries) appendEntry(db, account, request.number, entry);
}

/** Appends a message to a request. */
export function appendEntry(db: DatabaseSync, account: string, number: string, entry: StoredEntry): void {
  db.prepare(`INSERT INTO support_entry SELECT ?1, ?2, COUNT(*), ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM support_entry
    WHERE account_number = ?1 AND number = ?2`).run(
    account,
    number,
    entry.side,
    entry.author ?? null,
    entry.writtenAt,
    entry.text,
    JSON.stringify(entry.files ?? []),
    entry.kind ?? null,
    entry.answerBy ?? null,
    entry.outcome ?? null,
  );
}

/** Working days in which an answer that is asked for again arrives, unless the operator sets others. */
export const REPEAT_WORKING_DAYS = 3;

/** Part of a request that a message depends on. */
export interface FoundRequest extends Pick<StoredRequest, "kind" | "state" | "answerBy"> {
  /** Last day of an answer that was asked for once more; `undefined` if none was, or if an answer was given since. */
  readonly pendingAnswerBy: string | undefined;
}

/** Returns a request of the account; `undefined` if it has none with this number. */
export function findRequest(db: DatabaseSync, account: string, number: string): FoundRequest | undefined {
  const row = db
    .prepare(`SELECT kind, state, answer_by, CASE WHEN NOT EXISTS (SELECT 1 FROM support_entry AS entry
      WHERE entry.account_number = request.account_number AND entry.number = request.number AND entry.kind = 'ANSWER'
      AND entry.said > answer_requested_at) THEN repeated_answer_by END AS pending_answer_by
    FROM support_request AS request WHERE account_number = ? AND number = ?`)
    .get(account, number);
  if (row === undefined) return undefined;
  return {
    kind: textColumn(row, "kind"),
    state: textColumn(row, "state"),
    answerBy: optionalText(row, "answer_by"),
    pendingAnswerBy: optionalText(row, "pending_answer_by"),
  };
}

/** Addresses and language of the answers to a request. */
export type AnswerRecipient = Pick<StoredRequest, "letterTo" | "answerEmail" | "language">;

/** Returns where the answers to a request go; empty for an unknown request. */
export function answerRecipientOf(db: DatabaseSync, account: string, number: string): AnswerRecipient {
  const row = db
    .prepare("SELECT letter_to, answer_email, language FROM support_request WHERE account_number = ? AND number = ?")
    .get(account, number);
  if (row === undefined) return {};
  return {
    letterTo: optionalText(row, "letter_to"),
    answerEmail: optionalText(row, "answer_email"),
    language: parseSandboxLanguage(optionalText(row, "language")),
  };
}

/** Stores that the customer asked for the answer once more. */
export function markAnswerRequested(
  db: DatabaseSync,
  account: string,
  number: string,
  { at, until }: { readonly at: string; readonly until: string },
): void {
  db.prepare(`UPDATE support_request SET answer_requested_at = ?, repeated_answer_by = ?
    WHERE account_number = ? AND number = ?`).run(at, until, account, number);
}

/**
 * Sets the state of a request and the last day for an answer, when it is answered and when the customer writes after
 * that. The day of the first answer and a request for a late answer stay.
 */
export function reopenRequest(
  db: DatabaseSync,
  account: string,
  number: string,
  { state, answerBy }: Pick<StoredRequest, "state" | "answerBy">,
): void {
  db.prepare(`UPDATE support_request SET state = ?, answer_by = ?, first_answer_by = COALESCE(first_answer_by, answer_by)
    WHERE account_number = ? AND number = ?`).run(state, answerBy ?? null, account, number);
}

/** Returns a file of the messages of an account. */
export function findRequestFile(db: DatabaseSync, account: string, documentId: string): StoredFile | undefined {
  return db
    .prepare("SELECT files FROM support_entry WHERE account_number = ?")
    .all(account)
    .flatMap((row) => filesFrom(textColumn(row, "files")))
    .find((file) => file.documentId === documentId);
}

/** Returns the id of the copy of a request. */
const copyIdOf = (number: string): string => `K-${number.replaceAll("/", "-")}`;

/** Returns the request of an account whose copy has this id, in the form of the contract. */
export function findRequestOfCopy(db: DatabaseSync, account: string, copyId: string): JsonRecord | undefined {
  return requestsOf(db, account).find((request) => request["copyId"] === copyId);
}

/** Lists all requests of an account with their messages, in the form of the contract. */
export function requestsOf(db: DatabaseSync, account: string): readonly JsonRecord[] {
  return db
    .prepare("SELECT * FROM support_request WHERE account_number = ? ORDER BY rowid")
    .all(account)
    .map((row) => ({
      number: textColumn(row, "number"),
      formId: textColumn(row, "form_id"),
      kind: textColumn(row, "kind"),
      title: textColumn(row, "title"),
      state: textColumn(row, "state"),
      sentAt: textColumn(row, "sent"),
      answerBy: optionalText(row, "answer_by"),
      firstAnswerBy: optionalText(row, "first_answer_by"),
      answerRequestedAt: optionalText(row, "answer_requested_at"),
      repeatedAnswerBy: optionalText(row, "repeated_answer_by"),
      copyId: copyIdOf(textColumn(row, "number")),
      productId: optionalText(row, "product_id"),
      entries: db
        .prepare("SELECT * FROM support_entry WHERE account_number = ? AND number = ? ORDER BY place")
        .all(account, textColumn(row, "number"))
        .map((entry) => {
          const files = filesFrom(textColumn(entry, "files"));
          return {
            side: textColumn(entry, "side"),
            author: optionalText(entry, "author"),
            kind: optionalText(entry, "kind"),
            answerBy: optionalText(entry, "answer_by"),
            outcome: optionalText(entry, "outcome"),
            at: textColumn(entry, "said"),
            text: textColumn(entry, "body"),
            files: files.map(({ name }) => name),
            documents: files.map(({ name, documentId }) => ({ documentId, name })),
          };
        }),
    }));
}

/** Returns the number of the next request of this tenant. */
export function nextRequestNumber(db: DatabaseSync, year: string): string {
  const row = db.prepare("SELECT COUNT(*) AS n FROM support_request").get();
  return `ZG/${year}/${String(4183 + Number(row?.["n"] ?? 0)).padStart(6, "0")}`;
}
