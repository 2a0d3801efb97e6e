import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { answerDueStatements } from "../contexts/answer-due-statements.ts";
import { outboxOf } from "../contexts/outbox.ts";
import { operationNames } from "../contexts/operations.ts";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { findConnection } from "../contexts/connection.repository.ts";
import { authenticatorsOf } from "../contexts/second-factor.repository.ts";
import { helpDocument } from "../contexts/help.operations.ts";
import { FILMS } from "../demo/films.ts";
import { demoCustomers, demoNewcomers } from "../demo/customers.ts";
import { chatServerOf } from "../chat/chat-server.ts";
import { renderAgentPage } from "../pages/agent-page.ts";
import { createDocumentPdf } from "../pages/document-pdf.ts";
import { issuerOf } from "../pages/issuer.ts";
import { renderFilmPage } from "../pages/film-page.ts";
import { FRAME_POLICY, renderFramePage } from "../pages/frame-page.ts";
import { renderSandboxPage } from "../pages/sandbox-page.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Allowed files under `/sandbox/assets`. */
const ASSETS: Readonly<Record<string, string>> = {
  "sandbox.css": "text/css; charset=utf-8",
  "sandbox.js": "text/javascript; charset=utf-8",
  "agent.js": "text/javascript; charset=utf-8",
  "banner-offer.svg": "image/svg+xml; charset=utf-8",
  "banner-wifi.svg": "image/svg+xml; charset=utf-8",
  "banner-old.svg": "image/svg+xml; charset=utf-8",
  "film-router.svg": "image/svg+xml; charset=utf-8",
  "film-wifi.svg": "image/svg+xml; charset=utf-8",
  "film-decoder.svg": "image/svg+xml; charset=utf-8",
  "film-invoice.svg": "image/svg+xml; charset=utf-8",
  "splot.svg": "image/svg+xml; charset=utf-8",
  "router.svg": "image/svg+xml; charset=utf-8",
};

/** Routes of `/sandbox`: the pages of the sandbox and their assets. */
export function sandboxRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/", (context) => {
    const tenant = context.get("tenant");
    answerDueStatements(tenant);
    const { settings, faults } = chatServerOf(tenant);
    context.header("Cache-Control", "no-store");
    return context.html(
      renderSandboxPage({
        customers: demoCustomers(tenant.db),
        newcomers: demoNewcomers(tenant.db),
        tenantName: tenant.name,
        now: tenant.now(),
        offsetMs: tenant.offsetMs,
        outbox: outboxOf(tenant.db),
        faults: tenant.faults.list(),
        operations: operationNames(),
        authenticators: authenticatorsOf(tenant.db),
        issuer: tenant.configuration.brand.name,
        diagnostics: tenant.choice.diagnostics === true,
        calls: tenant.calls.list(),
        requestCode: context.req.query("request")?.trim() ?? "",
        chat: { settings, faults: faults.list() },
      }),
    );
  });
  routes.get("/agent", (context) => {
    context.header("Cache-Control", "no-store");
    return context.html(renderAgentPage(context.get("tenant").name));
  });
  routes.get("/frame/connection/:product", (context) => {
    const tenant = context.get("tenant");
    const line = findConnection(tenant.db, context.req.param("product"));
    if (line === undefined) return context.notFound();
    context.header("Content-Security-Policy", FRAME_POLICY);
    context.header("Cache-Control", "no-store");
    return context.html(renderFramePage(line, dayAt(tenant.now())));
  });
  routes.get("/frame/film/:film", (context) => {
    const name = context.req.param("film");
    const film = Object.hasOwn(FILMS, name) ? FILMS[name] : undefined;
    if (film === undefined) return context.notFound();
    context.header("Content-Security-Policy", FRAME_POLICY);
    return context.html(renderFilmPage(film));
  });
  routes.get("/documents/:file", async (context) => {
    const tenant = context.get("tenant");
    const documentId = context.req.param("file").replace(/\.pdf$/, "");
    const document = helpDocument(tenant.db, documentId);
    if (document === undefined) return context.notFound();
    context.header("Content-Type", "application/pdf");
    context.header("Content-Disposition", `attachment; filename="${documentId}.pdf"`);
    return context.body(new Uint8Array(await createDocumentPdf(document, issuerOf(tenant))));
  });
  routes.get("/assets/:name", async (context) => {
    const name = context.req.param("name");
    const type = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
    if (type === undefined) return context.notFound();
    context.header("Content-Type", type);
    context.header("Cache-Control", "no-cache");
    return context.body(await readFile(new URL(`../assets/${name}`, import.meta.url)));
  });
  return routes;
}
