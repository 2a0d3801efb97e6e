import { checkPiece } from "#kit/files/accepted-file.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import type { LmsCall, LmsOperation } from "../lms-operation.ts";
import { countFormFiles, findFormFile, MAX_WAITING_FILES, saveFilePiece } from "../state/form-file.repository.ts";
import { MAX_FILE_MEGABYTES } from "./request-form.ts";

const WRONG_FILE: JsonRecord = { errorCode: "WRONG_FILE" };

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

async function addPiece(
  { request, now }: LmsCall,
  { account }: { readonly account: number },
  queries: LmsQueries,
): Promise<JsonRecord> {
  const [fileId, name] = [request.text("fileId"), request.text("fileName")];
  const [size, position] = [wholeNumber(request.text("size")), wholeNumber(request.text("position"))];
  const content = Buffer.from(request.text("content"), "base64");
  const known = await findFormFile(queries, account, fileId);
  const received = known?.received ?? 0;
  const limits = { statedSize: known?.size, received, maxMegabytes: MAX_FILE_MEGABYTES };
  const verdict = checkPiece({ name, size, position, content, ...limits });
  if (verdict === "refuse") return WRONG_FILE;
  if (verdict === "skip") return { received };
  if (known === undefined && (await countFormFiles(queries, account, now)) >= MAX_WAITING_FILES) return WRONG_FILE;
  const piece = { name, size, position, length: content.length, content: content.toString("base64") };
  await saveFilePiece(queries, account, fileId, piece, now);
  return { received: received + content.length };
}

/** Uploads of files in pieces, before the request that names them. */
export const LMS_FORM_FILE_OPERATIONS = {
  addContactFormFile: { session: "write", handle: addPiece },
} as const satisfies Readonly<Record<string, LmsOperation>>;
