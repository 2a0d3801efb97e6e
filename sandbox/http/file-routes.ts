import { Hono, type Context } from "hono";
import { findActionLinkDocument } from "../contexts/action-link.operations.ts";
import { findDownload, consumeDownload } from "../contexts/duplicate.repository.ts";
import { findDocument, type InvoiceDocument } from "../contexts/invoice.repository.ts";
import { findStoredDocument } from "../contexts/document.repository.ts";
import { findOfferDocument } from "../contexts/offer-documents.ts";
import { findOfferDownload, consumeOfferDownload } from "../contexts/offer.repository.ts";
import { fileContent } from "../contexts/form-file.operations.ts";
import { findRequestFile, findRequestOfCopy } from "../contexts/support.repository.ts";
import { createInvoicePdf } from "../pages/invoice-pdf.ts";
import { issuerOf } from "../pages/issuer.ts";
import { createOfferPdf } from "../pages/offer-pdf.ts";
import { createRequestPdf } from "../pages/request-pdf.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { Tenants } from "../tenants/tenants.ts";
import type { AppEnv } from "./request-tenant.ts";

const GONE = "Ten plik nie czeka już na pobranie. Wróć do portalu i poproś o niego jeszcze raz.";
const UNKNOWN = "Nie ma takiego pliku.";
const USED = "Ten plik został już pobrany.";

interface Found {
  readonly tenant: Tenant;
  readonly token: string;
  /** Account and document; `undefined` when the token is unknown, expired or used. */
  readonly download: { readonly account: string; readonly document: InvoiceDocument } | undefined;
}

interface Paper {
  readonly name: string;
  readonly type: string;
  readonly content: () => Promise<Uint8Array>;
}

/** Returns a document of an offer or of the account, or a file or copy of a request. */
function findPaper(tenant: Tenant, account: string, documentId: string): Paper | undefined {
  const offerDocument = findOfferDocument(tenant, account, documentId);
  if (offerDocument !== undefined)
    return {
      name: `${offerDocument.documentId}.pdf`,
      type: "application/pdf",
      content: () => createOfferPdf(offerDocument, issuerOf(tenant)),
    };
  const stored = findStoredDocument(tenant.db, account, documentId);
  if (stored !== undefined)
    return { name: stored.fileName, type: "application/pdf", content: () => Promise.resolve(stored.content) };
  const request = findRequestOfCopy(tenant.db, account, documentId);
  if (request !== undefined)
    return {
      name: `${documentId}.pdf`,
      type: "application/pdf",
      content: () => createRequestPdf(request, account, issuerOf(tenant)),
    };
  const file = findRequestFile(tenant.db, account, documentId);
  return (
    file && {
      name: file.name,
      type: file.name.endsWith(".pdf") ? "application/pdf" : "application/octet-stream",
      content: () => Promise.resolve(fileContent(tenant.db, account, documentId)),
    }
  );
}

/** Routes of `/sandbox/papers/<token>`: documents of offers and files of requests, downloadable once. */
export function offerDocumentRoutes(tenants: Tenants): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/:token", async (context) => {
    const token = context.req.param("token") ?? "";
    const tenant = tenants.findByIdPrefix(token) ?? context.get("tenant");
    const download = findOfferDownload(tenant.db, token, tenant.now());
    context.header("Cache-Control", "no-store");
    const paper = download === undefined ? undefined : findPaper(tenant, download.account, download.documentId);
    if (paper === undefined) return context.text(GONE, 410);
    context.header("Content-Type", paper.type);
    context.header("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(paper.name)}`);
    if (context.req.method === "HEAD") return context.body(null, 200);
    if (!consumeOfferDownload(tenant.db, token, tenant.now())) return context.text(USED, 410);
    return context.body(new Uint8Array(await paper.content()), 200);
  });
  return routes;
}

/** Routes of `/sandbox/link-papers/<token>/<id>`: documents of action links, which need no session. */
export function actionLinkDocumentRoutes(tenants: Tenants): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/:token/:id", async (context) => {
    const token = context.req.param("token") ?? "";
    const tenant = tenants.findByIdPrefix(token) ?? context.get("tenant");
    const tokenHash = token.slice(tenant.idPrefix.length);
    const document = findActionLinkDocument(tenant, tokenHash, context.req.param("id") ?? "");
    context.header("Cache-Control", "no-store");
    if (document === undefined) return context.text(UNKNOWN, 404);
    context.header("Content-Type", "application/pdf");
    context.header("Content-Disposition", `attachment; filename="${document.documentId}.pdf"`);
    return context.body(new Uint8Array(await createOfferPdf(document, issuerOf(tenant))), 200);
  });
  return routes;
}

/** Routes of `/sandbox/files/<token>`: files that can be downloaded once. HEAD does not use the token up. */
export function fileRoutes(tenants: Tenants): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const found = (context: Context<AppEnv>): Found => {
    const token = context.req.param("token") ?? "";
    const tenant = tenants.findByIdPrefix(token) ?? context.get("tenant");
    const download = findDownload(tenant.db, token, tenant.now());
    const document = download === undefined ? undefined : findDocument(tenant.db, download.account, download.entryId);
    return {
      tenant,
      token,
      download: download === undefined || document === undefined ? undefined : { account: download.account, document },
    };
  };
  routes.get("/:token", async (context) => {
    const { tenant, token, download } = found(context);
    context.header("Cache-Control", "no-store");
    if (download === undefined) return context.text(GONE, 410);
    const { account, document } = download;
    context.header("Content-Type", "application/pdf");
    context.header(
      "Content-Disposition",
      `attachment; filename="${document.entry.number.replace(/[^A-Za-z0-9]+/g, "-")}.pdf"`,
    );
    if (context.req.method === "HEAD") return context.body(null, 200);
    if (!consumeDownload(tenant.db, token, tenant.now())) return context.text(USED, 410);
    const file = await createInvoicePdf(document, account, issuerOf(tenant), tenant.today());
    return context.body(new Uint8Array(file), 200);
  });
  return routes;
}
