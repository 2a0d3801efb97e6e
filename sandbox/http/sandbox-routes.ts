import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { outboxOf } from "../contexts/outbox.ts";
import { operationNames } from "../contexts/operations.ts";
import { dayAt } from "../calendar/warsaw.ts";
import { lineOf } from "../contexts/line.repository.ts";
import { authenticatorsOf } from "../contexts/second-factor.repository.ts";
import { helpDocument } from "../contexts/help.ts";
import { FILMS } from "../demo/films.ts";
import { demoCustomers, demoNewcomers } from "../demo/customers.ts";
import { chatOf } from "../chat/house.ts";
import { agentPage } from "../pages/agent-page.ts";
import { documentPdf } from "../pages/document-pdf.ts";
import { filmPage } from "../pages/film-page.ts";
import { FRAME_POLICY, framePage } from "../pages/frame-page.ts";
import { sandboxPage } from "../pages/sandbox-page.ts";
import type { AppEnv } from "./request-world.ts";

/** The only files under `/sandbox/assets`. */
const ASSETS: Readonly<Record<string, string>> = {
  "sandbox.css": "text/css; charset=utf-8",
  "sandbox.js": "text/javascript; charset=utf-8",
  "agent.js": "text/javascript; charset=utf-8",
  "banner-offer.svg": "image/svg+xml",
  "banner-wifi.svg": "image/svg+xml",
  "banner-old.svg": "image/svg+xml",
  "splot.svg": "image/svg+xml",
  "router.svg": "image/svg+xml",
};

/** `/sandbox`: the sandbox for people, and what its pages are made of. */
export function sandboxRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/", (context) => {
    const world = context.get("world");
    const { settings, faults } = chatOf(world);
    context.header("Cache-Control", "no-store");
    return context.html(
      sandboxPage({
        customers: demoCustomers(world.db),
        newcomers: demoNewcomers(world.db),
        worldName: world.name,
        now: world.now(),
        offsetMs: world.offsetMs,
        outbox: outboxOf(world.db),
        faults: world.faults.list(),
        operations: operationNames(),
        authenticators: authenticatorsOf(world.db),
        issuer: world.configuration.brand.name,
        chat: { settings, faults: faults.list() },
      }),
    );
  });
  routes.get("/agent", (context) => {
    context.header("Cache-Control", "no-store");
    return context.html(agentPage(context.get("world").name));
  });
  routes.get("/frame/connection/:product", (context) => {
    const world = context.get("world");
    const line = lineOf(world.db, context.req.param("product"));
    if (line === undefined) return context.notFound();
    context.header("Content-Security-Policy", FRAME_POLICY);
    context.header("Cache-Control", "no-store");
    return context.html(framePage(line, dayAt(world.now())));
  });
  routes.get("/frame/film/:film", (context) => {
    const name = context.req.param("film");
    const film = Object.hasOwn(FILMS, name) ? FILMS[name] : undefined;
    if (film === undefined) return context.notFound();
    context.header("Content-Security-Policy", FRAME_POLICY);
    return context.html(filmPage(film));
  });
  routes.get("/documents/:file", async (context) => {
    const world = context.get("world");
    const documentId = context.req.param("file").replace(/\.pdf$/, "");
    const document = helpDocument(world.db, documentId);
    if (document === undefined) return context.notFound();
    context.header("Content-Type", "application/pdf");
    context.header("Content-Disposition", `attachment; filename="${documentId}.pdf"`);
    return context.body(new Uint8Array(await documentPdf(document, world.configuration.brand.legalName)));
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
