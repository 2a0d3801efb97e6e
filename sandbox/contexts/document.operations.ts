import { DOCUMENT_FORMAT_FORM, documentFormatQuestion, LARGE_PRINT } from "../language/document-format-sentences.ts";
import { messageLanguage } from "../language/message-language.ts";
import { addCalendarDays, wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { createMissingDocuments } from "../pages/create-missing-documents.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import {
  documentsOf,
  findStoredDocument,
  formatRequestsOf,
  insertFormatRequest,
  type FormatRequest,
  type StoredDocument,
} from "./document.repository.ts";
import { mainEmailOf } from "./main-email-of.ts";
import type { Operation, OperationCall } from "./operation.ts";
import { sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";
import { insertRequest, nextRequestNumber } from "./support.repository.ts";

/** Time for the document in another format, days. */
const FORMAT_DAYS = 14;

/** Formats, and their names in the request, which an agent reads. */
const FORMATS = { LARGE_PRINT, PLAIN_TEXT: "jako zwykły tekst" } as const;
type Format = keyof typeof FORMATS;
const isFormat = (text: string): text is Format => Object.hasOwn(FORMATS, text);

/** Registers a request for a document in another format, and mails its receipt. */
function requestFormat(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const { account } = session;
  const [documentId, format] = [request.text("documentId"), request.text("format")];
  const document = findStoredDocument(tenant.db, account, documentId);
  if (document === undefined || !isFormat(format)) return { errorCode: "UNKNOWN_DOCUMENT" };
  const isOpen = formatRequestsOf(tenant.db, account).some(
    (open) => open.documentId === documentId && open.format === format,
  );
  if (isOpen) return { errorCode: "ALREADY_REQUESTED" };
  const today = tenant.today();
  const formatRequest = {
    documentId,
    format,
    number: nextRequestNumber(tenant.db, today.slice(0, 4)),
    requestedAt: wallAt(tenant.now()),
    answerBy: addCalendarDays(today, FORMAT_DAYS),
  };
  insertFormatRequest(tenant.db, account, formatRequest);
  register(call, session, formatRequest, { document, format });
  const { documentId: _, ...answer } = formatRequest;
  return { documentId, formatRequest: answer };
}

/** Adds the request to those of the customer, and mails the receipt. */
function register(
  call: OperationCall,
  { account, login }: ServerSession,
  { number, requestedAt, answerBy }: FormatRequest,
  { document, format }: { readonly document: StoredDocument; readonly format: Format },
): void {
  const { tenant } = call;
  const { name } = document;
  const title = `Dokument ${FORMATS[format]}: ${name}`;
  insertRequest(
    tenant.db,
    account,
    { number, formId: DOCUMENT_FORMAT_FORM, kind: "QUESTION", title, state: "RECEIVED", sent: requestedAt, answerBy },
    [{ side: "CUSTOMER", writtenAt: requestedAt, text: documentFormatQuestion(name, FORMATS[format]) }],
  );
  sendEmail(tenant, mainEmailOf(tenant.db, account), {
    language: messageLanguage(call, login),
    write: (texts) => texts.documentFormatReceipt({ number, name, format, answerBy }),
  });
}

export const DOCUMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getDocuments: {
    session: "required",
    effect: "none",
    prepare: async (tenant, session) => {
      applyDueChanges(tenant, session.account);
      await createMissingDocuments(tenant, session);
    },
    handle: ({ tenant }, { account }) => ({ documents: documentsOf(tenant.db, account) }),
  },
  requestDocumentFormat: { session: "required", effect: "by-intent", handle: requestFormat },
};
