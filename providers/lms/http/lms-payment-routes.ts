import { Hono } from "hono";
import type { PaymentSettler } from "../payment/payment-settler.ts";
import { logFailure } from "./log-call.ts";

/** Routes of payments: the address of the gateway's notifications. The gateway repeats one that is not accepted. */
export function lmsPaymentRoutes(settler: PaymentSettler): Hono {
  const routes = new Hono();
  routes.post("/notification", async (context) => {
    context.header("Cache-Control", "no-store");
    try {
      const result = await settler.acceptNotification(await context.req.text());
      if (result === "accepted") return context.text("OK", 200);
      return result === "refused" ? context.text("Refused", 400) : context.text("Try later", 503);
    } catch (error) {
      logFailure(error);
      return context.text("Try later", 503);
    }
  });
  return routes;
}
