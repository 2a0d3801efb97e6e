import { Hono } from "hono";
import { reportViolationOf, insertReport, REPORT_PATHS } from "../contexts/tracking.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Routes that receive the portal's reports and store them for `/sandbox/api/reports`. */
export function trackingRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const path of REPORT_PATHS) {
    routes.post(path, async (context) => {
      context.header("Cache-Control", "no-store");
      const fields = Object.fromEntries(new URLSearchParams(await context.req.text()));
      const violation = reportViolationOf(path, fields);
      if (violation !== undefined) return context.json({ error: violation }, 400);
      insertReport(context.get("tenant").db, path, fields);
      return context.body(null, 204);
    });
  }
  return routes;
}
