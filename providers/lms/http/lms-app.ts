import { Hono } from "hono";
import { compress } from "hono/compress";
import { CallMetrics } from "#kit/http/call-metrics.ts";
import { limitBody } from "#kit/http/limit-body.ts";
import { MAX_REQUEST_BYTES } from "#kit/wire/reader.ts";
import { DOWNLOAD_PATH } from "../download/create-download-operations.ts";
import { lmsFileRoutes } from "./lms-file-routes.ts";
import type { LmsHttpDependencies } from "./lms-http-dependencies.ts";
import { lmsServiceRoute } from "./lms-service-route.ts";
import { PAYMENT_PATH } from "../payment/payment-settings.ts";
import { lmsPaymentRoutes } from "./lms-payment-routes.ts";
import { logFailure } from "./log-call.ts";

/** Creates the HTTP app of the provider: service, files, and `/health` and `/metrics` for monitors. */
export function createLmsApp(dependencies: LmsHttpDependencies): Hono {
  const app = new Hono();
  const metrics = new CallMetrics();
  app.use(async (context, next) => {
    await next();
    context.header("X-Content-Type-Options", "nosniff");
  });
  app.onError((error, context) => {
    logFailure(error);
    return context.text("The back end failed.", 500);
  });
  app.use(limitBody(MAX_REQUEST_BYTES));
  app.post("/service", compress(), lmsServiceRoute(dependencies, metrics));
  if (dependencies.features.payments !== undefined)
    app.route(PAYMENT_PATH, lmsPaymentRoutes(dependencies.features.payments));
  app.route(DOWNLOAD_PATH, lmsFileRoutes(dependencies));
  app.get("/health", async (context) => {
    await dependencies.database.query("SELECT 1 AS ready FROM ebok.session LIMIT 1");
    return context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" });
  });
  app.get("/metrics", async (context) =>
    context.body(await metrics.text(), 200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" }),
  );
  return app;
}
