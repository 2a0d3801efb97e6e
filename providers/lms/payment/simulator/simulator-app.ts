import { randomBytes } from "node:crypto";
import { Hono, type Context } from "hono";
import { isJsonRecord, jsonText, type JsonRecord } from "#kit/json.ts";
import type { Przelewy24Settings } from "../przelewy24/przelewy24-settings.ts";
import { przelewy24Sign } from "../przelewy24/przelewy24-sign.ts";
import type { SimulatedPayment, SimulatorBehaviour } from "./simulated-payment.ts";
import { simulatorPage } from "./simulator-page.ts";

/** Number of the first payment: beyond 32 bits, as those of Przelewy24 may be. */
const FIRST_ORDER = 4_300_000_001;

interface SimulatorAccess {
  readonly access: Omit<Przelewy24Settings, "address">;
  /** Lets the customer pay. */
  readonly pay: (payment: SimulatedPayment) => Promise<void>;
}

const wrongInput = (context: Context): Response => context.json({ error: "Invalid input data", code: 400 }, 400);

async function bodyOf(context: Context): Promise<JsonRecord> {
  const body: unknown = await context.req.json();
  return isJsonRecord(body) ? body : {};
}

function integerOf(record: JsonRecord, name: string): number {
  const value = record[name];
  return typeof value === "number" ? value : -1;
}

/** Creates the HTTP app of the simulator: API, and payment page. */
export function simulatorApp(
  payments: Map<string, SimulatedPayment>,
  behaviour: SimulatorBehaviour,
  { access: { merchantId, posId, crc, apiKey }, pay }: SimulatorAccess,
): Hono {
  const app = new Hono();
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString("base64")}`;
  app.use("/api/*", async (context, next) => {
    if (behaviour.isDown) return context.text("Out of order", 503);
    if (context.req.header("authorization") !== authorization)
      return context.json({ error: "Incorrect authentication", code: 401 }, 401);
    return next();
  });
  app.get("/api/v1/testAccess", (context) => context.json({ data: true, error: "" }));
  app.post("/api/v1/transaction/register", async (context) => {
    const body = await bodyOf(context);
    const [sessionId, currency] = [jsonText(body["sessionId"]), jsonText(body["currency"])];
    const [urlReturn, urlStatus] = [jsonText(body["urlReturn"]), jsonText(body["urlStatus"])];
    const amount = integerOf(body, "amount");
    const isSigned = body["sign"] === przelewy24Sign({ sessionId, merchantId, amount, currency }, crc);
    const isComplete = ["description", "email", "country", "language"].every((name) => jsonText(body[name]) !== "");
    const [description, email] = [jsonText(body["description"]), jsonText(body["email"])];
    const isTooLong = email.length > 50 || urlReturn.length > 250 || urlStatus.length > 250;
    if (!isSigned || !isComplete || amount < 1 || isTooLong) return wrongInput(context);
    const token = randomBytes(16).toString("hex").toUpperCase();
    const orderId = FIRST_ORDER + payments.size;
    const addresses = { urlReturn, urlStatus };
    const texts = { description, email };
    payments.set(sessionId, { token, orderId, sessionId, amount, currency, ...texts, ...addresses, status: 0 });
    return context.json({ data: { token }, responseCode: 0 });
  });
  app.put("/api/v1/transaction/verify", async (context) => {
    const body = await bodyOf(context);
    const payment = payments.get(jsonText(body["sessionId"]));
    if (payment === undefined || behaviour.refusesVerification) return wrongInput(context);
    const { sessionId, orderId, amount, currency } = payment;
    const isSigned = body["sign"] === przelewy24Sign({ sessionId, orderId, amount, currency }, crc);
    const isSame = body["amount"] === amount && body["orderId"] === orderId && body["currency"] === currency;
    if (!isSigned || !isSame || payment.status !== 1) return wrongInput(context);
    payment.status = 2;
    return context.json({ data: { status: "success" }, responseCode: 0 });
  });
  app.get("/api/v1/transaction/by/sessionId/:sessionId", (context) => {
    const payment = payments.get(context.req.param("sessionId"));
    if (payment === undefined) return context.json({ error: "Transaction not exist", code: 404 }, 404);
    const { sessionId, orderId, amount, currency, status } = payment;
    return context.json({ data: { sessionId, orderId, amount, currency, status }, responseCode: 0 });
  });
  const found = (context: Context): SimulatedPayment | undefined =>
    [...payments.values()].find(({ token }) => token === context.req.param("token"));
  app.get("/trnRequest/:token", (context) => {
    const payment = found(context);
    if (payment === undefined) return context.text("Nieznana płatność.", 404);
    return payment.status === 0 ? context.html(simulatorPage(payment)) : context.redirect(payment.urlReturn, 303);
  });
  app.post("/trnRequest/:token", async (context) => {
    const payment = found(context);
    if (payment === undefined) return context.text("Nieznana płatność.", 404);
    const { choice } = await context.req.parseBody();
    if (choice === "confirm") await pay(payment);
    return context.redirect(payment.urlReturn, 303);
  });
  return app;
}
