import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { checkConfiguration } from "../../deploy/configuration/check-configuration.ts";
import type { CallMetrics } from "#kit/http/call-metrics.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Answer of `/version` without a built portal. */
const NOT_BUILT = '{"release":"not built"}\n';

/**
 * Routes for monitors: `/health` (readiness), `/version` (release of the built portal in `portal`) and `/metrics` (the
 * service's calls).
 */
export function operationRoutes(portal: string, metrics: CallMetrics): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get("/health", (context) => {
    context.header("Cache-Control", "no-store");
    const problems = checkConfiguration(JSON.stringify(context.get("tenant").configuration), { allowDemo: true });
    return problems.length === 0
      ? context.json({ status: "ok", configuration: "checked" })
      : context.json({ status: "configuration invalid", problems }, 503);
  });
  routes.get("/version", async (context) => {
    const version = await readFile(join(portal, "version.json"), "utf8").catch(() => NOT_BUILT);
    return context.body(version, 200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  });
  routes.get("/metrics", async (context) =>
    context.body(await metrics.text(), 200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" }),
  );
  return routes;
}
