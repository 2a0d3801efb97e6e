import { Hono, type Context } from "hono";
import { byMethod } from "../contexts/payment-method.ts";
import { choose, settleDue, type Choice } from "../contexts/payment.ts";
import { findPayment, type Payment } from "../contexts/payment.repository.ts";
import { entriesOf } from "../contexts/finance.repository.ts";
import { payPage, unknownPaymentPage, type PayPage } from "../pages/pay-page.ts";
import type { World } from "../world/world.ts";
import type { Worlds } from "../world/worlds.ts";
import type { AppEnv } from "./request-world.ts";

const CHOICES: readonly Choice[] = ["confirm", "confirm-later", "reject", "abandon"];

function returnAddress(payment: Payment): string {
  return `/paymentComplete/${encodeURIComponent(payment.returnPage)}?paymentId=${encodeURIComponent(payment.paymentId)}`;
}

function pageOf(world: World, payment: Payment): PayPage {
  const paid = new Set(payment.entries.map(({ entryId }) => entryId));
  const numbers = entriesOf(world.db, payment.account)
    .filter(({ entryId }) => paid.has(entryId))
    .map(({ number }) => number);
  return {
    paymentId: payment.paymentId,
    amount: payment.amount,
    account: payment.account,
    numbers,
    recipient: world.configuration.brand.transferRecipient,
  };
}

/** `/sandbox/pay/<id>`: the bank's page. A payment that is no longer open sends its customer back at once. */
export function paymentRoutes(worlds: Worlds): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const found = (context: Context<AppEnv>): { readonly world: World; readonly payment: Payment | undefined } => {
    const paymentId = context.req.param("paymentId") ?? "";
    const world = worlds.ofPayment(paymentId) ?? context.get("world");
    const known = findPayment(world.db, paymentId);
    if (known !== undefined) settleDue(world, known.account);
    return { world, payment: findPayment(world.db, paymentId) };
  };
  routes.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  routes.get("/:paymentId", (context) => {
    const { world, payment } = found(context);
    if (payment === undefined) return context.html(unknownPaymentPage(), 404);
    if (payment.state !== "started") return context.redirect(returnAddress(payment), 303);
    return context.html(payPage(pageOf(world, payment)));
  });
  routes.post("/:paymentId", async (context) => {
    const { world, payment } = found(context);
    if (payment === undefined) return context.html(unknownPaymentPage(), 404);
    const form = await context.req.parseBody();
    const field = (name: string): string => (typeof form[name] === "string" ? form[name] : "");
    const choice = CHOICES.find((candidate) => candidate === form["choice"]);
    if (choice === undefined) return context.redirect(`/sandbox/pay/${payment.paymentId}`, 303);
    const outcome = byMethod(choice, field);
    if ("complaint" in outcome && payment.state === "started")
      return context.html(payPage({ ...pageOf(world, payment), complaint: outcome.complaint }), 422);
    return context.redirect(
      returnAddress(("choice" in outcome ? choose(world, payment.paymentId, outcome.choice) : undefined) ?? payment),
      303,
    );
  });
  return routes;
}
