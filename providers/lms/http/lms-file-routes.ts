import { Hono } from "hono";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { createLmsPdf } from "../finance/create-lms-pdf.ts";
import { findLmsDocument } from "../finance/lms-document.repository.ts";
import { consumeLmsDownload, findLmsDownload } from "../state/download.repository.ts";
import type { LmsHttpDependencies } from "./lms-http-dependencies.ts";

const GONE = "Ten plik nie czeka już na pobranie. Wróć do portalu i poproś o niego jeszcze raz.";

/** Routes of the files: each can be downloaded once. HEAD does not use a token up. */
export function lmsFileRoutes({ database, now }: LmsHttpDependencies): Hono {
  const routes = new Hono();
  routes.get("/:token", async (context) => {
    const token = context.req.param("token");
    const download = await findLmsDownload(database, token, now());
    const document = download && (await findLmsDocument(database, download.account, `D${download.document}`));
    context.header("Cache-Control", "no-store");
    if (document === undefined) return context.text(GONE, 410);
    const name = document.number.replace(/[^A-Za-z0-9]+/g, "-");
    context.header("Content-Type", "application/pdf");
    context.header("Content-Disposition", `attachment; filename="${name}.pdf"`);
    if (context.req.method === "HEAD") return context.body(null, 200);
    // The file is made first: a token that is used up without a file would need another call.
    const file = await createLmsPdf(document, dayAt(now()));
    if (!(await consumeLmsDownload(database, token, now()))) return context.text(GONE, 410);
    return context.body(new Uint8Array(file), 200);
  });
  return routes;
}
