import { beforeAll, describe, expect, test } from "vitest";
import { addToMonth, lastDayOf } from "#sandbox/calendar/warsaw.ts";
import { isLandline } from "#sandbox/contexts/phone-numbers.ts";
import { runningSandboxForTests } from "../running-sandbox.ts";
import {
  groszeOf,
  isoDayOf,
  itemsOf,
  openAccounts,
  textOf,
  type AnswerItem,
  type OpenAccount,
} from "./demo-customers.ts";

const sandbox = runningSandboxForTests();
/** Documents to read of an account; the largest has thousands. */
const NEWEST = 60;
const VAT_PERCENT = 23;
const DOCUMENTS = new Set(["invoice", "correction", "interest"]);
const SUBTRACTED = /Odliczymy ([\d ]+,\d{2}) zł/u;

interface SeenDocument {
  readonly entry: AnswerItem;
  readonly lines: readonly AnswerItem[];
  readonly total: number;
  readonly buyer: AnswerItem | undefined;
}

interface Books extends OpenAccount {
  readonly entries: readonly AnswerItem[];
  readonly products: readonly AnswerItem[];
  readonly documents: readonly SeenDocument[];
}

async function readBooks(account: OpenAccount): Promise<Books> {
  const { client, data } = account;
  const entries = itemsOf(await client.call("getClientFinancialEntries"), "e:entries/e:item");
  const documents: SeenDocument[] = [];
  for (const entry of entries.filter((one) => DOCUMENTS.has(textOf(one, "kind"))).slice(0, NEWEST)) {
    const answer = await client.call("getInvoiceDetails", `<entryId>${textOf(entry, "entryId")}</entryId>`);
    documents.push({
      entry,
      lines: itemsOf(answer, "e:items/e:item"),
      total: groszeOf(answer.one("e:gross") ?? ""),
      buyer: itemsOf(answer, "e:buyer")[0],
    });
  }
  return { ...account, entries, documents, products: itemsOf(data, "e:products/e:item") };
}

const grossOf = (lines: readonly AnswerItem[]): number =>
  lines.reduce((sum, line) => sum + groszeOf(textOf(line, "gross")), 0);

/** Returns the number of a phone service without blanks; an empty text for other services. */
function phoneOf(product: AnswerItem): string {
  return /^\d[\d ]{7,}\d/u.exec(textOf(product, "productInfo"))?.[0].replaceAll(" ", "") ?? "";
}

describe.each(["2026-11-20", "2026-12-02", "2027-01-31"])("invoices of the demo on %s", (today) => {
  let books: readonly Books[] = [];

  beforeAll(async () => {
    const opened = await openAccounts(sandbox.client, `${today}T10:00:00+01:00`);
    books = [];
    for (const account of opened) books = [...books, await readBooks(account)];
  }, 120_000);

  test("have lines with VAT that add up to the amount of the entry", () => {
    for (const { account, documents } of books)
      for (const { entry, lines, total } of documents) {
        expect([total, grossOf(lines)], `${account} ${textOf(entry, "number")}`).toEqual([
          groszeOf(textOf(entry, "amount")),
          total,
        ]);
        for (const line of lines)
          expect(groszeOf(textOf(line, "net")) + groszeOf(textOf(line, "vat"))).toBe(groszeOf(textOf(line, "gross")));
      }
  });

  test("leave unpaid what the balance of the customer says", () => {
    for (const { account, data, entries } of books) {
      const unpaid = entries.reduce((sum, entry) => sum + groszeOf(textOf(entry, "unpaidAmount")), 0);
      const overpaid = account === "6100245" ? 18_650 : 0;
      expect(groszeOf(data.one("e:client/e:currentBalance") ?? "0"), account).toBe(overpaid - unpaid);
      for (const entry of entries.filter((one) => textOf(one, "kind") === "invoice"))
        expect(groszeOf(textOf(entry, "unpaidAmount"))).toBeLessThanOrEqual(groszeOf(textOf(entry, "amount")));
    }
  });

  test("charge the price that the service has in that month", () => {
    for (const { account, documents, products, data } of books) {
      const isNet = textOf(itemsOf(data, "e:client")[0] ?? new Map(), "companyName").startsWith("Pracownia");
      for (const { lines, entry } of documents)
        for (const line of lines.filter((one) => textOf(one, "kind") === "subscription")) {
          const product = products.find((one) => textOf(one, "productId") === textOf(line, "serviceId"));
          const from = isoDayOf(textOf(line, "from"));
          if (product === undefined || !from.endsWith("-01")) continue;
          const id = textOf(product, "productId");
          const path = `e:products/e:item[e:productId='${id}']/e:productPrices/e:item`;
          const inForce = itemsOf(data, path).find(
            (price) =>
              isoDayOf(textOf(price, "validFrom")) <= from &&
              (textOf(price, "validTo") === "" || isoDayOf(textOf(price, "validTo")) >= from),
          );
          const price = groszeOf(inForce === undefined ? textOf(product, "actualPrice") : textOf(inForce, "value"));
          expect(groszeOf(textOf(line, "gross")), `${account} ${textOf(entry, "number")} ${id}`).toBe(
            isNet ? Math.round((price * (100 + VAT_PERCENT)) / 100) : price,
          );
        }
    }
  });

  test("begin with the contract of the service and name the buyer as the customer's data do", () => {
    expect(books.flatMap(({ documents }) => documents).length).toBeGreaterThan(100);
    for (const { account, documents, products, data } of books)
      for (const { lines, entry, buyer } of documents) {
        const name = ["companyName", "firstName", "lastName"].map((part) => data.one(`e:client/e:${part}`) ?? "");
        const [company = "", ...person] = name;
        // Restricted data are on the invoice only.
        if (name.join("") !== "")
          expect(textOf(buyer ?? new Map(), "name")).toBe(company === "" ? person.join(" ").trim() : company);
        for (const line of lines) {
          const product = products.find((one) => textOf(one, "productId") === textOf(line, "serviceId"));
          const start = isoDayOf(textOf(product ?? new Map(), "contractStart"));
          const last = isoDayOf(textOf(line, "to"));
          if (start !== "" && last !== "")
            expect(start <= last, `${account} ${textOf(entry, "number")} ${textOf(line, "name")}`).toBe(true);
        }
      }
  });

  test("charge the paid calls and messages of the month before, number by number", async () => {
    for (const { account, data, client, documents, products } of books) {
      const numbers = data.all("e:client/e:billingPhones/e:item");
      for (const { entry, lines } of documents.filter((one) => textOf(one.entry, "kind") === "invoice").slice(1, 12)) {
        if (numbers.length === 0) continue;
        const month = addToMonth(textOf(entry, "period"), -1);
        const [from, to] = [isoDayOf(`${month}-01`), isoDayOf(lastDayOf(month))];
        const answer = await client.call("getCallBilling", `<from>${from}</from><to>${to}</to>`);
        const uses = itemsOf(answer, "e:uses/e:item");
        for (const number of numbers) {
          const ofNumber = uses.filter((use) => textOf(use, "number") === number);
          const billed = ofNumber.reduce((sum, use) => sum + groszeOf(textOf(use, "amount")), 0);
          const ids = products.filter((one) => phoneOf(one) === number).map((one) => textOf(one, "productId"));
          const charged = lines.filter(
            (line) => textOf(line, "kind") === "usage" && ids.includes(textOf(line, "serviceId")),
          );
          expect(billed, `${account} ${number} ${month}`).toBe(grossOf(charged));
          if (isLandline(number)) expect(ofNumber.filter((use) => textOf(use, "kind") !== "call")).toEqual([]);
        }
      }
    }
  });

  test("have the credit that the answer to a complaint promises", async () => {
    for (const { account, client, documents } of books) {
      const requests = itemsOf(await client.call("getContactFormSubmissions"), "e:submissions/e:item/e:entries/e:item");
      for (const request of requests) {
        const [, promised = ""] = SUBTRACTED.exec(textOf(request, "text")) ?? [];
        if (promised === "") continue;
        const answered = textOf(request, "at").slice(0, 10);
        const next = documents
          .filter(({ entry }) => isoDayOf(textOf(entry, "entryDate")) >= answered)
          .toSorted((one, other) =>
            isoDayOf(textOf(one.entry, "entryDate")).localeCompare(isoDayOf(textOf(other.entry, "entryDate"))),
          )[0];
        const credits = next?.lines.map((line) => -groszeOf(textOf(line, "gross"))) ?? [];
        expect(credits, account).toContain(groszeOf(promised.replaceAll(/\s/gu, "").replace(",", ".")));
      }
    }
  });

  test("charge each streaming service that was on when the newest one was issued", async () => {
    for (const { account, client, documents, products } of books) {
      const newest = documents[0];
      const ids = products.map((one) => textOf(one, "productId"));
      // The largest account has one line for each address instead of its services.
      if (newest?.lines.some((line) => ids.includes(textOf(line, "serviceId"))) !== true) continue;
      const services = itemsOf(await client.call("getDirectBilling"), "e:services/e:item");
      for (const service of services.filter((one) => textOf(one, "state") === "ACTIVE")) {
        if (isoDayOf(textOf(service, "since")) > isoDayOf(textOf(newest.entry, "entryDate"))) continue;
        const names = newest.lines.map((line) => textOf(line, "name"));
        expect(
          names.some((name) => name.startsWith(textOf(service, "name"))),
          `${account} ${names.join()}`,
        ).toBe(true);
      }
    }
  });

  test("are described in messages by their amount, due date and day of issue", async () => {
    for (const { account, client, entries } of books) {
      const messages = itemsOf(await client.call("getClientMessages"), "e:messages/e:item");
      for (const message of messages) {
        const [, amount = ""] = /na kwotę ([\d ,]+) zł/u.exec(textOf(message, "body")) ?? [];
        if (amount === "") continue;
        const day = textOf(message, "createdAt").slice(0, 10);
        const entry = entries.find(
          (one) =>
            isoDayOf(textOf(one, "entryDate")) === day &&
            groszeOf(textOf(one, "amount")) === groszeOf(amount.replaceAll(/\s/gu, "").replace(",", ".")),
        );
        expect(entry, `${account} ${textOf(message, "title")}`).toBeDefined();
        const [, due = ""] = /Termin płatności: ([\d-]+)/u.exec(textOf(message, "body")) ?? [];
        if (due !== "") expect(due).toBe(textOf(entry ?? new Map(), "dueDate"));
      }
    }
  });
});
