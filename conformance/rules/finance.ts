import { grosze, groszeFromDecimal } from "#domain/shared-kernel/money.ts";
import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import type { Check, CheckResults } from "../check.ts";
import type { ProviderAnswer } from "../exchange/provider-answer.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";
import type { FindingDetails } from "../finding.ts";
import { itemsOf, textOf } from "../validation/response-tree.ts";
import { validateCorrections } from "./corrections.ts";

/** Invoices whose items are added up, of each account. */
const MAX_INVOICES = 12;

const amountOf = (element: XmlElement | undefined, name: string): number =>
  groszeFromDecimal(textOf(element, name)) ?? grosze(0);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Money of every account that may be read: signs, sums, balance. */
export const financeRules: Check = {
  id: "finance",
  title: "Money: signs, items of invoices, balance",
  needs: "read",
  rules: [
    "finance.items-add-up",
    "finance.corrections-agree",
    "finance.balance",
    "finance.signs",
    "finance.unique-ids",
  ],
  async *run(context) {
    for (const account of context.accountsFor("read")) {
      const client = await context.logIn(account);
      if (client === undefined) continue;
      const entries = await client.call("getClientFinancialEntries");
      if (entries.isData) {
        yield* validateEntries(entries);
        yield* validateBalance(await client.call("getClientData"), entries);
        yield* validateInvoices(client, entries);
      }
      await client.call("sessionEnd");
    }
  },
};

/** Validates signs and ids of the entries of an account. */
export function* validateEntries(answer: ProviderAnswer): Generator<FindingDetails> {
  const { requestId } = answer;
  const operation = answer.exchange.operation;
  const entries = answer.items("entries");
  const ids = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const path = `entries.item[${index}]`;
    const kind = textOf(entry, "kind");
    const amount = amountOf(entry, "amount");
    const isWrongSign =
      (["invoice", "interest", "payout"].includes(kind) && amount < 0) ||
      (["payment", "correction"].includes(kind) && amount > 0) ||
      amountOf(entry, "unpaidAmount") < 0;
    if (isWrongSign)
      yield {
        rule: "finance.signs",
        operation,
        path: `${path}.amount`,
        expected:
          "invoices, interest and payouts above 0, payments and corrections below 0, unpaidAmount never below 0",
        found: `another sign for the kind ${/^[a-z]+$/.test(kind) ? kind : "of the entry"}`,
        effect: "the customer sees a payment as a charge, or a charge as a payment",
        requestId,
      };
    const id = textOf(entry, "entryId");
    if (ids.has(id))
      yield {
        rule: "finance.unique-ids",
        operation,
        path: `${path}.entryId`,
        expected: "another entryId for every entry",
        found: "the same twice",
        effect: "the customer may pay another invoice than the chosen one",
        requestId,
      };
    ids.add(id);
  }
}

/** Compares the balance of an account with its entries. */
export function* validateBalance(client: ProviderAnswer, entries: ProviderAnswer): Generator<FindingDetails> {
  const account = client.child("client");
  if (textOf(account, "currentBalance") === "") return;
  const owed = Math.max(0, -amountOf(account, "currentBalance"));
  const unpaid = sum(entries.items("entries").map((entry) => amountOf(entry, "unpaidAmount")));
  if (owed === unpaid) return;
  yield {
    rule: "finance.balance",
    operation: "getClientData",
    path: "client.currentBalance",
    expected: "the sum of unpaidAmount of all entries",
    found: `${owed < unpaid ? "less" : "more"} than that sum`,
    effect: "the portal says that balance and invoices differ, and names no sum",
    requestId: client.requestId,
  };
}

async function* validateInvoices(client: ProviderClient, entries: ProviderAnswer): CheckResults {
  const documents = entries.items("entries").filter((entry) => textOf(entry, "duplicatePossible") === "true");
  for (const entry of documents.slice(0, MAX_INVOICES)) {
    const details = await client.call("getInvoiceDetails", { entryId: textOf(entry, "entryId") });
    yield* validateItems(details);
    yield* validateCorrections(client, details);
  }
}

/** Compares the items of an invoice with its totals. */
export function* validateItems(details: ProviderAnswer): Generator<FindingDetails> {
  if (!details.isData) return;
  const items = itemsOf(details.result, "items");
  for (const name of ["net", "vat", "gross"]) {
    if (sum(items.map((item) => amountOf(item, name))) === amountOf(details.result, name)) continue;
    yield {
      rule: "finance.items-add-up",
      operation: "getInvoiceDetails",
      path: name,
      expected: "the sum of the items, to the grosz",
      found: "another amount",
      effect: "the customer sees an invoice whose lines do not explain its total",
      requestId: details.requestId,
    };
  }
}
