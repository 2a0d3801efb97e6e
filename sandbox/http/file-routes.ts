import { Hono, type Context } from "hono";
import { findDownload, useDownload } from "../contexts/duplicate.repository.ts";
import { sellerOf } from "../contexts/invoice.operations.ts";
import { findDocument, type Document } from "../contexts/invoice.repository.ts";
import { findPaper } from "../contexts/offer-documents.ts";
import { findPaperDownload, usePaperDownload } from "../contexts/offer.repository.ts";
import { invoicePdf } from "../pages/invoice-pdf.ts";
import { offerPdf } from "../pages/offer-pdf.ts";
import type { World } from "../world/world.ts";
import type { Worlds } from "../world/worlds.ts";
import type { AppEnv } from "./request-world.ts";

const GONE = "Ten plik nie czeka już na pobranie. Wróć do portalu i poproś o niego jeszcze raz.";
const USED = "Ten plik został już pobrany.";

interface Found {
  readonly world: World;
  readonly token: string;
  readonly document: Document | undefined;
}

/** `/sandbox/papers/<token>`: a document of an offer, in the same way. */
export function paperRoutes(worlds: Worlds): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/:token", async (context) => {
    const token = context.req.param("token") ?? "";
    const world = worlds.ofPayment(token) ?? context.get("world");
    const download = findPaperDownload(world.db, token, world.now());
    const paper = download === undefined ? undefined : findPaper(world, download.account, download.documentId);
    context.header("Cache-Control", "no-store");
    if (paper === undefined) return context.text(GONE, 410);
    context.header("Content-Type", "application/pdf");
    context.header("Content-Disposition", `attachment; filename="${paper.documentId}.pdf"`);
    if (context.req.method === "HEAD") return context.body(null, 200);
    if (!usePaperDownload(world.db, token, world.now())) return context.text(USED, 410);
    return context.body(new Uint8Array(await offerPdf(paper, world.configuration.brand.legalName)), 200);
  });
  return routes;
}

/** `/sandbox/files/<token>`: the file that a ticket stands for, once. HEAD looks and uses nothing up. */
export function fileRoutes(worlds: Worlds): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const found = (context: Context<AppEnv>): Found => {
    const token = context.req.param("token") ?? "";
    const world = worlds.ofPayment(token) ?? context.get("world");
    const download = findDownload(world.db, token, world.now());
    return {
      world,
      token,
      document: download === undefined ? undefined : findDocument(world.db, download.account, download.entryId),
    };
  };
  routes.get("/:token", async (context) => {
    const { world, token, document } = found(context);
    context.header("Cache-Control", "no-store");
    if (document === undefined) return context.text(GONE, 410);
    context.header("Content-Type", "application/pdf");
    context.header(
      "Content-Disposition",
      `attachment; filename="${document.entry.number.replace(/[^A-Za-z0-9]+/g, "-")}.pdf"`,
    );
    if (context.req.method === "HEAD") return context.body(null, 200);
    if (!useDownload(world.db, token, world.now())) return context.text(USED, 410);
    const file = await invoicePdf(document, sellerOf(world), world.today());
    return context.body(new Uint8Array(file), 200);
  });
  return routes;
}
