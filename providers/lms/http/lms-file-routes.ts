import { Hono } from "hono";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { mediaTypeOf } from "#kit/files/accepted-file.ts";
import { createLmsPdf } from "../finance/create-lms-pdf.ts";
import { findLmsDocument } from "../finance/lms-document.repository.ts";
import { findVisibleMessage } from "../helpdesk/ticket-document.repository.ts";
import { readTicketFile } from "../helpdesk/ticket-files.ts";
import { consumeLmsDownload, findLmsDownload, type LmsDownload } from "../state/download.repository.ts";
import type { LmsHttpDependencies } from "./lms-http-dependencies.ts";

const GONE = "Ten plik nie czeka już na pobranie. Wróć do portalu i poproś o niego jeszcze raz.";

/** File that a token names. Its content is made when it is downloaded. */
interface WaitingFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: () => Promise<Uint8Array>;
}

/** Media types that a browser may show without a risk; all others are stored only. */
const OTHER_TYPE = "application/octet-stream";

async function findWaitingFile(
  { database, features: { helpdesk }, now }: LmsHttpDependencies,
  download: LmsDownload,
): Promise<WaitingFile | undefined> {
  const { account } = download;
  if (download.kind === "document") {
    const document = await findLmsDocument(database, account, `D${download.document}`);
    return (
      document && {
        name: `${document.number.replace(/[^A-Za-z0-9]+/g, "-")}.pdf`,
        mediaType: "application/pdf",
        content: () => createLmsPdf(document, dayAt(now())),
      }
    );
  }
  const { message, fileName } = download;
  if (helpdesk?.directory === undefined) return undefined;
  const found = await findVisibleMessage(database, helpdesk, { account, message });
  const content = found && (await readTicketFile(helpdesk.directory, found, fileName));
  if (content === undefined) return undefined;
  return { name: fileName, mediaType: mediaTypeOf(fileName) ?? OTHER_TYPE, content: () => Promise.resolve(content) };
}

/** Returns the header that makes a browser store a file under its name. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]/g, "_");
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Routes of the files: each can be downloaded once. HEAD does not use a token up. */
export function lmsFileRoutes(dependencies: LmsHttpDependencies): Hono {
  const { database, now } = dependencies;
  const routes = new Hono();
  routes.get("/:token", async (context) => {
    const token = context.req.param("token");
    const download = await findLmsDownload(database, token, now());
    const file = download && (await findWaitingFile(dependencies, download));
    context.header("Cache-Control", "no-store");
    if (file === undefined) return context.text(GONE, 410);
    context.header("Content-Type", file.mediaType);
    context.header("Content-Disposition", contentDisposition(file.name));
    if (context.req.method === "HEAD") return context.body(null, 200);
    // The file is made first: a token that is used up without a file would need another call.
    const content = await file.content();
    if (!(await consumeLmsDownload(database, token, now()))) return context.text(GONE, 410);
    return context.body(new Uint8Array(content), 200);
  });
  return routes;
}
