import { Hono, type Context } from "hono";
import { findDownload, useDownload } from "../contexts/duplicate.repository.ts";
import { sellerOf } from "../contexts/invoice.operations.ts";
import { findDocument, type Document } from "../contexts/invoice.repository.ts";
import { invoicePdf } from "../pages/invoice-pdf.ts";
import type { World } from "../world/world.ts";
import type { Worlds } from "../world/worlds.ts";
import type { AppEnv } from "./request-world.ts";

interface Found { readonly world: World; readonly token: string; readonly document: Document | undefined }

/** `/sandbox/files/<token>`: the file that a ticket stands for, once. HEAD looks and uses nothing up. */
export function fileRoutes(worlds: Worlds): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const found = (context: Context<AppEnv>): Found => {
    const token = context.req.param("token") ?? "";
    const world = worlds.ofPayment(token) ?? context.get("world");
    const download = findDownload(world.db, token, world.now());
    return { world, token, document: download === undefined ? undefined : findDocument(world.db, download.account, download.entryId) };
  };
  routes.get("/:token", async (context) => {
    const { world, token, document } = found(context);
    context.header("Cache-Control", "no-store");
    if (document === undefined) return context.text("Ten plik nie czeka już na pobranie. Wróć do portalu i poproś o niego jeszcze raz.", 410);
    context.header("Content-Type", "application/pdf");
    context.header("Content-Disposition", `attachment; filename="${document.entry.number.replace(/[^A-Za-z0-9]+/g, "-")}.pdf"`);
    if (context.req.method === "HEAD") return context.body(null, 200);
    if (!useDownload(world.db, token, world.now())) return context.text("Ten plik został już pobrany.", 410);
    const file = await invoicePdf(document, sellerOf(world), world.today());
    return context.body(new Uint8Array(file), 200);
  });
  return routes;
}
