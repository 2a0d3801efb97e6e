import { mediaTypeOf } from "#kit/files/accepted-file.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { findFormFile, takeFormFile } from "../state/form-file.repository.ts";
import { storedNames, writeTicketFiles } from "./ticket-files.ts";
import { insertAttachments, type WrittenMessage } from "./ticket-writer.ts";

/** Returns the names of files that have arrived completely; `undefined` if one has not. */
export async function namesOfArrived(
  queries: LmsQueries,
  account: number,
  fileIds: readonly string[],
): Promise<readonly string[] | undefined> {
  const names: string[] = [];
  for (const fileId of new Set(fileIds)) {
    const file = await findFormFile(queries, account, fileId);
    if (file === undefined || file.received !== file.size) return undefined;
    names.push(file.name);
  }
  return names;
}

/** Stores the files of a message as LMS stores them: the content in its directory, the names in its table. */
export async function takeRequestFiles(
  queries: LmsQueries,
  directory: string,
  {
    account,
    fileIds,
    names,
  }: {
    readonly account: number;
    readonly fileIds: readonly string[];
    readonly names: readonly string[];
  },
  message: WrittenMessage,
): Promise<void> {
  const stored = storedNames(names);
  const files: { readonly name: string; readonly content: Buffer }[] = [];
  for (const [index, fileId] of [...new Set(fileIds)].entries())
    files.push({ name: stored[index] ?? fileId, content: await takeFormFile(queries, account, fileId) });
  await writeTicketFiles(directory, message, files);
  await insertAttachments(
    queries,
    message.message,
    files.map(({ name }) => ({ name, mediaType: mediaTypeOf(name) ?? "application/octet-stream" })),
  );
}
