import type { Payload } from "#adapters/soap/gateway/envelope.ts";
import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { expectAnswer, type Check, type CheckContext, type CheckResults } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import type { FindingDetails } from "../finding.ts";
import { withSessions } from "../with-sessions.ts";
import { textOf } from "../validation/response-tree.ts";
import { withoutMoments } from "../rules/compare-answers.ts";

const PARALLEL = 3;
const RETURN_PAGE = "invoice";
const UNCERTAIN = "the portal cannot say whether the customer has paid";
const PAID_TWICE = "a customer who sends a payment again pays twice";

/** A payment from the list of invoices to the return, with its idempotency key. */
export const payScenario: Check = {
  id: "pay",
  title: "Scenario: pay, abandon, pay and return",
  needs: "pay",
  rules: [
    "idempotency.key-required",
    "idempotency.once-in-parallel",
    "idempotency.other-content",
    "payment.open",
    "payment.abandoned",
    "payment.returns",
    "payment.settled",
  ],
  run: (context) => withSessions(context, { use: "pay" }, ({ session }) => payInvoice(context, session)),
};

async function* payInvoice(context: CheckContext, client: ProviderClient): CheckResults {
  const entry = await unpaidEntry(client);
  if (entry === undefined) {
    yield { notTried: "the account for pay has no unpaid invoice" };
    return;
  }
  const entryId = textOf(entry, "entryId");
  const order = { entryIds: [entryId], amount: textOf(entry, "unpaidAmount"), returnPage: RETURN_PAGE };
  const started = yield* startOnce(client, order);
  if (started !== undefined) {
    yield* followOpenPayment(client, started);
    yield* abandon(client, started, entry);
    yield* payAndReturn(context, client, order);
  }
}

async function unpaidEntry(client: ProviderClient): Promise<XmlElement | undefined> {
  const entries = (await client.call("getClientFinancialEntries")).items("entries");
  return entries.find(
    (entry) =>
      ["2", "3"].includes(textOf(entry, "status")) &&
      Number(textOf(entry, "unpaidAmount")) > 0 &&
      textOf(entry, "kind") === "invoice",
  );
}

/** Starts one payment by parallel calls with one key; tries a missing key and other content. */
async function* startOnce(
  client: ProviderClient,
  order: Payload & { readonly amount: string },
): AsyncGenerator<FindingDetails, ProviderAnswer | undefined> {
  const bare = await client.call("startPayment", order);
  yield* expectAnswer(bare.status === 400, bare, {
    rule: "idempotency.key-required",
    expected: "HTTP 400 without intentId",
    effect: PAID_TWICE,
  });
  const intentId = crypto.randomUUID();
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, () => client.write("startPayment", order, intentId)),
  );
  const [first] = answers;
  if (first === undefined) return undefined;
  for (const answer of answers)
    yield* expectAnswer(withoutMoments(answer) === withoutMoments(first), answer, {
      rule: "idempotency.once-in-parallel",
      expected: `the first response to the same key: ${first.summary}`,
      found: answer.summary === first.summary ? "another response" : answer.summary,
      effect: PAID_TWICE,
    });
  const other = await client.write("startPayment", { ...order, returnPage: "home" }, intentId);
  yield* expectAnswer(other.status === 400, other, {
    rule: "idempotency.other-content",
    expected: "HTTP 400 for a key that came with other content before",
    effect: "the portal shows the result of another write than the customer's",
  });
  yield* expectAnswer(first.text("paymentId") !== "", first, {
    rule: "payment.open",
    path: "paymentId",
    expected: "a payment",
    effect: "the customer cannot pay",
  });
  return first.text("paymentId") === "" ? undefined : first;
}

async function* followOpenPayment(client: ProviderClient, started: ProviderAnswer): CheckResults {
  const paymentId = started.text("paymentId");
  const state = await client.call("getPaymentState", { paymentId });
  yield* expectAnswer(state.text("state") === "started", state, {
    rule: "payment.open",
    path: "state",
    expected: "started",
    effect: UNCERTAIN,
  });
  const open = await client.call("getOpenPayments");
  const mine = open.items("payments").filter((payment) => textOf(payment, "paymentId") === paymentId);
  yield* expectAnswer(mine.length === 1 && textOf(mine[0], "paymentUrl") !== "", open, {
    rule: "payment.open",
    path: "payments",
    expected: "the started payment once, with paymentUrl",
    found: `${mine.length} of them`,
    effect: "the customer cannot continue a payment, and pays again",
  });
}

async function* abandon(client: ProviderClient, started: ProviderAnswer, entry: XmlElement): CheckResults {
  const paymentId = started.text("paymentId");
  const abandoned = await client.write("abandonPayment", { paymentId });
  yield* expectAnswer(abandoned.isData, abandoned, {
    rule: "payment.abandoned",
    expected: "data",
    effect: "the customer cannot pay an invoice again whose payment was broken off",
  });
  const state = await client.call("getPaymentState", { paymentId });
  yield* expectAnswer(state.text("state") === "abandoned", state, {
    rule: "payment.settled",
    path: "state",
    expected: "abandoned",
    effect: UNCERTAIN,
  });
  const entries = await client.call("getClientFinancialEntries");
  const restored = entries.items("entries").find((each) => textOf(each, "entryId") === textOf(entry, "entryId"));
  const isSame = ["status", "unpaidAmount"].every((name) => textOf(restored, name) === textOf(entry, name));
  yield* expectAnswer(isSame, entries, {
    rule: "payment.abandoned",
    path: "entries.item.status",
    expected: "status and unpaidAmount as before the payment",
    found: "another status or amount",
    effect: "the customer cannot pay an invoice again whose payment was broken off",
  });
}

async function* payAndReturn(context: CheckContext, client: ProviderClient, order: Payload): CheckResults {
  const form = context.accounts.payment?.confirm;
  if (form === undefined) {
    yield { notTried: "the accounts file does not say how to confirm a payment", rules: ["payment.returns"] };
    return;
  }
  const started = await client.write("startPayment", order);
  if (started.text("paymentUrl") === "") {
    yield {
      notTried: `no payment could be started after an abandoned one: ${started.summary}`,
      rules: ["payment.returns"],
    };
    return;
  }
  const paymentId = started.text("paymentId");
  const page = await client.fetch("POST", started.text("paymentUrl"), form, {
    "Content-Type": "application/x-www-form-urlencoded",
  });
  const location = page.response?.headers["location"] ?? "";
  const back = URL.parse(location, page.request.url);
  if (back?.pathname !== `/paymentComplete/${RETURN_PAGE}` || back.searchParams.get("paymentId") !== paymentId)
    yield {
      rule: "payment.returns",
      operation: "startPayment",
      path: "paymentUrl",
      expected: `a way back to /paymentComplete/${RETURN_PAGE}?paymentId=…`,
      found: location === "" ? `HTTP ${page.response?.status ?? 0} without a redirect` : "another address",
      effect: "the customer does not come back to the portal after a payment",
      requestId: started.requestId,
    };
  const state = await client.call("getPaymentState", { paymentId });
  yield* expectAnswer(["processing", "confirmed"].includes(state.text("state")), state, {
    rule: "payment.settled",
    path: "state",
    expected: "processing or confirmed after the customer's confirmation",
    effect: UNCERTAIN,
  });
  const open = await client.call("getOpenPayments");
  const mine = open.items("payments").find((payment) => textOf(payment, "paymentId") === paymentId);
  yield* expectAnswer(textOf(mine, "paymentUrl") === "" && textOf(mine, "canBeAbandoned") !== "true", open, {
    rule: "payment.open",
    path: "payments.item.paymentUrl",
    expected: "neither paymentUrl nor canBeAbandoned once the bank has the payment",
    found: "one of them",
    effect: "the customer may pay the same invoice again",
  });
}
