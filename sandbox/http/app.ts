import { Hono } from "hono";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import { CSP_REPORTS } from "../../deploy/security-headers.ts";
import { UnreadableRequest } from "#kit/wire/reader.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { Tenants } from "../tenants/tenants.ts";
import { CallMetrics } from "#kit/http/call-metrics.ts";
import { apiRoutes } from "./api-routes.ts";
import { fileRoutes, actionLinkDocumentRoutes, offerDocumentRoutes } from "./file-routes.ts";
import { limitBody } from "#kit/http/limit-body.ts";
import { nameServiceTime } from "./name-service-time.ts";
import { operationRoutes } from "./operation-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { portalFiles } from "./portal-files.ts";
import { PortalPages } from "./portal-pages.ts";
import { printable } from "./printable.ts";
import { knownHosts, refuseCrossSite, refuseUnknownHosts, type IsKnownHost } from "./request-source.ts";
import { findRequestTenant, type AppEnv } from "./request-tenant.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";
import { securityHeaders } from "./security-headers.ts";
import { serviceRoute } from "./service-route.ts";
import { trackingRoutes } from "./tracking-routes.ts";
import { nativeAppSimulatorRoutes } from "./native-app-simulator-routes.ts";

/** Path of the component gallery, which is served with the portal's headers. */
const GALLERY = "/sandbox/gallery";

/** Longest CSP report, in bytes. */
const MAX_REPORT_BYTES = 16_384;

/** Longest body of any request, in bytes; nginx has the same limit for files of 5 MB. Operations accept less. */
const MAX_BODY_BYTES = 8_388_608;

/**
 * Creates the HTTP app without sockets: the service, the sandbox pages, the built portal in `portal` and the gallery in
 * `gallery`, on one origin.
 */
export function createSandboxApp(
  tenants: Tenants,
  portal: string,
  gallery: string,
  isKnownHost: IsKnownHost = knownHosts([]),
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const pages = new PortalPages(portal);
  const headersOf = (tenant: Tenant) => securityHeaders(tenant, pages.pageFor(tenant.configuration)?.policy);
  app.use(async (context, next) => {
    const tenant = findRequestTenant(tenants, context.req.header("x-sandbox-tenant"));
    tenant.refreshDates();
    context.set("tenant", tenant);
    for (const [name, value] of headersOf(tenant)) context.header(name, value);
    await next();
  });
  app.use(refuseUnknownHosts(isKnownHost), limitBody(MAX_BODY_BYTES));
  app.use("/sandbox/*", refuseCrossSite);
  app.onError((error, context) => {
    for (const [name, value] of headersOf(tenants.named(""))) context.header(name, value);
    if (error instanceof HTTPException) return context.text(error.message, error.status);
    if (error instanceof UnreadableRequest) return context.text(error.message, 400);
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return context.text("The sandbox failed; its log says why.", 500);
  });
  const metrics = new CallMetrics();
  app.route("/", operationRoutes(portal, metrics));
  app.get("/config.json", (context) => {
    context.header("Cache-Control", "no-cache");
    return context.json(context.get("tenant").configuration);
  });
  app.post(CSP_REPORTS, limitBody(MAX_REPORT_BYTES), async (context) => {
    process.stderr.write(`Refused by the policy: ${printable(await context.req.text())}\n`);
    return context.body(null, 204);
  });
  app.post("/service", compress(), nameServiceTime, serviceRoute(metrics));
  app.route("/", trackingRoutes());
  app.route("/", nativeAppSimulatorRoutes());
  app.route("/sandbox/api", apiRoutes());
  app.route("/sandbox/pay", paymentRoutes(tenants));
  app.route("/sandbox/files", fileRoutes(tenants));
  app.route("/sandbox/link-papers", actionLinkDocumentRoutes(tenants));
  app.route("/sandbox/papers", offerDocumentRoutes(tenants));
  app.get(`${GALLERY}/*`, portalFiles(gallery, { under: GALLERY }));
  app.get(GALLERY, portalFiles(gallery, { under: GALLERY }));
  app.route("/sandbox", sandboxRoutes());
  app.get(
    "*",
    portalFiles(portal, { fileFor: (path, context) => pages.fileFor(path, context.get("tenant").configuration) }),
  );
  return app;
}
