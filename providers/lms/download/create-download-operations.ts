import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { listLedger } from "../finance/ledger.repository.ts";
import { findLmsDocument } from "../finance/lms-document.repository.ts";
import type { HelpdeskSettings } from "../helpdesk/helpdesk-settings.ts";
import { findTicketDocument } from "../helpdesk/ticket-document.repository.ts";
import { readTicketFile } from "../helpdesk/ticket-files.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { createLmsDownload, type LmsDownload } from "../state/download.repository.ts";

/** Path of downloads on the portal's origin, which its server passes on. */
export const DOWNLOAD_PATH = "/service/files";
/** Time for which a file can be downloaded, ms. */
const DOWNLOADABLE_MS = 60_000;

/** Returns the download of an entry of the ledger, or the refusal. */
async function entryDownload(queries: LmsQueries, account: number, entryId: string): Promise<LmsDownload | string> {
  const document = await findLmsDocument(queries, account, entryId);
  if (document !== undefined) return { kind: "document", account, document: document.id };
  const isKnown = (await listLedger(queries, account)).some((entry) => entry.entryId === entryId);
  return isKnown ? "DUPLICATE_NOT_POSSIBLE" : "UNKNOWN_ENTRY";
}

/** Returns the download of a file of the help desk, or the refusal. */
async function attachmentDownload(
  queries: LmsQueries,
  settings: HelpdeskSettings | undefined,
  account: number,
  documentId: string,
): Promise<LmsDownload | string> {
  if (settings?.directory === undefined) return "UNKNOWN_DOCUMENT";
  const found = await findTicketDocument(queries, settings, { account, documentId });
  if (found === undefined) return "UNKNOWN_DOCUMENT";
  const content = await readTicketFile(settings.directory, found, found.fileName);
  if (content === undefined) return "UNKNOWN_DOCUMENT";
  return { kind: "attachment", account, message: found.message, fileName: found.fileName };
}

async function downloadAddress(
  { request, now, origin }: LmsCall,
  { account }: { readonly account: number },
  { queries, settings }: { readonly queries: LmsQueries; readonly settings: HelpdeskSettings | undefined },
): Promise<JsonRecord> {
  const documentId = request.text("documentId");
  const download =
    documentId === ""
      ? await entryDownload(queries, account, request.text("entryId"))
      : await attachmentDownload(queries, settings, account, documentId);
  if (typeof download === "string") return { errorCode: download };
  const expiresAt = now + DOWNLOADABLE_MS;
  const token = await createLmsDownload(queries, download, { now, expiresAt });
  return { downloadUrl: `${origin}${DOWNLOAD_PATH}/${token}`, expiresAt: wallAt(expiresAt) };
}

/** Creates the operation that gives addresses of files. `settings`: those of the help desk. */
export const createDownloadOperations = (settings: HelpdeskSettings | undefined) =>
  ({
    getDownloadToken: {
      session: "write",
      handle: (call, session, queries) => downloadAddress(call, session, { queries, settings }),
    },
  }) as const satisfies Readonly<Record<string, LmsOperation>>;
