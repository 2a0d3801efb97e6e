import { Hono, type Context } from "hono";
import { applyPaymentMethod } from "../contexts/payment-method.ts";
import { applyDueChanges } from "../contexts/apply-due-changes.ts";
import { applyChoice, type BankPageChoice } from "../contexts/payment.ts";
import { findPayment, type StoredPayment } from "../contexts/payment.repository.ts";
import { listEntries } from "../contexts/finance.repository.ts";
import { renderPayPage, renderUnknownPaymentPage, type PayPageProps } from "../pages/pay-page.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { Tenants } from "../tenants/tenants.ts";
import type { AppEnv } from "./request-tenant.ts";

const CHOICES: readonly BankPageChoice[] = ["confirm", "confirm-later", "reject", "abandon"];

function returnAddress(payment: StoredPayment): string {
  const page = encodeURIComponent(payment.returnPage);
  return `/paymentComplete/${page}?paymentId=${encodeURIComponent(payment.paymentId)}`;
}

function pageOf(tenant: Tenant, payment: StoredPayment): PayPageProps {
  const paid = new Set(payment.entries.map(({ entryId }) => entryId));
  const numbers = listEntries(tenant.db, payment.account)
    .filter(({ entryId }) => paid.has(entryId))
    .map(({ number }) => number);
  return {
    paymentId: payment.paymentId,
    amount: payment.amount,
    account: payment.account,
    numbers,
    recipient: tenant.configuration.brand.transferRecipient,
  };
}

/** Routes of `/sandbox/pay/<id>`, the bank's page. A payment that is no longer open returns to the portal at once. */
export function paymentRoutes(tenants: Tenants): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const found = (
    context: Context<AppEnv>,
  ): { readonly tenant: Tenant; readonly payment: StoredPayment | undefined } => {
    const paymentId = context.req.param("paymentId") ?? "";
    const tenant = tenants.findByIdPrefix(paymentId) ?? context.get("tenant");
    const known = findPayment(tenant.db, paymentId);
    if (known !== undefined) applyDueChanges(tenant, known.account);
    return { tenant, payment: findPayment(tenant.db, paymentId) };
  };
  routes.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });
  routes.get("/:paymentId", (context) => {
    const { tenant, payment } = found(context);
    if (payment === undefined) return context.html(renderUnknownPaymentPage(), 404);
    if (payment.state !== "started") return context.redirect(returnAddress(payment), 303);
    return context.html(renderPayPage(pageOf(tenant, payment)));
  });
  routes.post("/:paymentId", async (context) => {
    const { tenant, payment } = found(context);
    if (payment === undefined) return context.html(renderUnknownPaymentPage(), 404);
    const form = await context.req.parseBody();
    const field = (name: string): string => (typeof form[name] === "string" ? form[name] : "");
    const choice = CHOICES.find((candidate) => candidate === form["choice"]);
    if (choice === undefined) return context.redirect(`/sandbox/pay/${payment.paymentId}`, 303);
    const outcome = applyPaymentMethod(choice, field);
    if ("error" in outcome && payment.state === "started")
      return context.html(renderPayPage({ ...pageOf(tenant, payment), error: outcome.error }), 422);
    return context.redirect(
      returnAddress(
        ("choice" in outcome ? applyChoice(tenant, payment.paymentId, outcome.choice) : undefined) ?? payment,
      ),
      303,
    );
  });
  return routes;
}
