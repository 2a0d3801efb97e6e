import { Hono } from "hono";
import { reportErrorOf, insertReport, REPORT_PATHS } from "../contexts/tracking.ts";
import type { AppEnv } from "./request-tenant.ts";

/** Routes that receive the portal's reports and store them for `/sandbox/api/reports`. */
export function trackingRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const path of REPORT_PATHS) {
    routes.get(path, (context) => {
      context.header("Cache-Control", "no-store");
      const fields = context.req.query();
      const fault = reportErrorOf(path, fields);
      if (fault !== undefined) return context.json({ error: fault }, 400);
      insertReport(context.get("tenant").db, path, fields);
      return context.body(null, 204);
    });
  }
  return routes;
}
