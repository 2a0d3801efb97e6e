import { beforeAll, describe, expect, test } from "vitest";
import { addCalendarDays, addCalendarMonths, addToMonth, lastDayOf } from "#kit/calendar/warsaw.ts";
import { isLandline } from "#sandbox/contexts/phone-numbers.ts";
import { runningSandboxForTests } from "../running-sandbox.ts";
import {
  groszeOf,
  isoDayOf,
  readItems,
  openAccounts,
  itemText,
  type AnswerItem,
  type OpenAccount,
} from "./demo-customers.ts";

const sandbox = runningSandboxForTests();
/** Documents to read of an account; the largest has thousands. */
const NEWEST = 60;
/** Services whose prices are read. */
const LISTED_PRICES = 20;
/** Phones of the account with the most of them whose calls are billed. */
const MOST_PHONES = 3;
/** Invoices whose month of use is still in the billing. */
const BILLED_MONTHS = 11;
const DOCUMENTS = new Set(["invoice", "correction", "interest"]);
/** Kinds of lines that make up the price of a service. */
const PRICED_KINDS = new Set(["subscription", "promotion"]);
/** Statuses of services without calls. */
const WITHOUT_CALLS = new Set(["ORDERED", "RESIGNED"]);
const SUBTRACTED = /Odliczymy ([\d ]+,\d{2}) zł/u;

interface SeenDocument {
  readonly entry: AnswerItem;
  readonly lines: readonly AnswerItem[];
  readonly total: number;
  readonly buyer: AnswerItem | undefined;
  /** Number of the corrected document. */
  readonly corrects: string | undefined;
  readonly corrections: readonly AnswerItem[];
}

interface Books extends OpenAccount {
  readonly entries: readonly AnswerItem[];
  readonly products: readonly AnswerItem[];
  /** Prices over time of each product. */
  readonly prices: ReadonlyMap<string, readonly AnswerItem[]>;
  readonly documents: readonly SeenDocument[];
}

async function readBooks(account: OpenAccount): Promise<Books> {
  const { client, data } = account;
  const entries = readItems(await client.call("getClientFinancialEntries"), "e:entries/e:item");
  const documents: SeenDocument[] = [];
  for (const entry of entries.filter((one) => DOCUMENTS.has(itemText(one, "kind"))).slice(0, NEWEST)) {
    const answer = await client.call("getInvoiceDetails", `<entryId>${itemText(entry, "entryId")}</entryId>`);
    documents.push({
      entry,
      lines: readItems(answer, "e:items/e:item"),
      total: groszeOf(answer.one("e:gross") ?? ""),
      buyer: readItems(answer, "e:buyer")[0],
      corrects: answer.one("e:corrects/e:number"),
      corrections: readItems(answer, "e:corrections/e:item"),
    });
  }
  const products = readItems(data, "e:products/e:item");
  // The invoices of the largest account name addresses instead of services.
  const prices = new Map(
    products.slice(0, LISTED_PRICES).map((product) => {
      const id = itemText(product, "productId");
      return [id, readItems(data, `e:products/e:item[e:productId='${id}']/e:productPrices/e:item`)] as const;
    }),
  );
  return { ...account, entries, documents, products, prices };
}

const grossOf = (lines: readonly AnswerItem[]): number =>
  lines.reduce((sum, line) => sum + groszeOf(itemText(line, "gross")), 0);

/** Returns the number of a phone service without blanks; an empty text for other services. */
function phoneOf(product: AnswerItem): string {
  return /^\d[\d ]{7,}\d/u.exec(itemText(product, "productInfo"))?.[0].replaceAll(" ", "") ?? "";
}

describe.each(["2026-12-02", "2027-01-31"])("invoices of the demo on %s", (today) => {
  let books: readonly Books[] = [];

  beforeAll(async () => {
    const opened = await openAccounts(sandbox.client, `${today}T10:00:00+01:00`);
    books = [];
    for (const account of opened) books = [...books, await readBooks(account)];
  }, 120_000);

  test("have lines with VAT that add up to the amount of the entry", () => {
    for (const { account, documents } of books)
      for (const { entry, lines, total } of documents) {
        expect([total, grossOf(lines)], `${account} ${itemText(entry, "number")}`).toEqual([
          groszeOf(itemText(entry, "amount")),
          total,
        ]);
        for (const line of lines)
          expect(groszeOf(itemText(line, "net")) + groszeOf(itemText(line, "vat"))).toBe(
            groszeOf(itemText(line, "gross")),
          );
      }
  });

  test("are corrected on a later day than they are issued", () => {
    let compared = 0;
    for (const { account, documents, entries } of books)
      for (const { entry, corrects } of documents.filter((one) => one.corrects !== undefined)) {
        const corrected = entries.find((one) => itemText(one, "number") === corrects);
        if (corrected === undefined) throw new RangeError(`${account} has no ${corrects}`);
        compared += 1;
        const [issued, later] = [corrected, entry].map((one) => isoDayOf(itemText(one, "entryDate")));
        expect(String(later) > String(issued), `${account} ${itemText(entry, "number")}`).toBe(true);
      }
    expect(compared).toBeGreaterThan(0);
  });

  test("(part of FIN-36) name each of their corrections with its entry, day and amount", () => {
    for (const { account, documents } of books)
      for (const { entry, corrections } of documents) {
        const own = documents.filter(({ corrects }) => corrects === itemText(entry, "number"));
        const fieldsOf = (item: AnswerItem, names: readonly string[]) => names.map((name) => itemText(item, name));
        expect(
          corrections.map((item) => fieldsOf(item, ["number", "entryId", "issuedOn", "gross"])),
          `${account} ${itemText(entry, "number")}`,
        ).toEqual(own.map((one) => fieldsOf(one.entry, ["number", "entryId", "entryDate", "amount"])));
      }
  });

  test("leave unpaid what the balance of the customer says", () => {
    for (const { account, data, entries } of books) {
      const unpaid = entries.reduce((sum, entry) => sum + groszeOf(itemText(entry, "unpaidAmount")), 0);
      const overpaid = account === "6100245" ? 18_650 : 0;
      expect(groszeOf(data.one("e:client/e:currentBalance") ?? "0"), account).toBe(overpaid - unpaid);
      for (const entry of entries.filter((one) => itemText(one, "kind") === "invoice"))
        expect(groszeOf(itemText(entry, "unpaidAmount"))).toBeLessThanOrEqual(groszeOf(itemText(entry, "amount")));
    }
  });

  test("charge the price that the service has in that month, promotions included", () => {
    for (const { account, documents, products, prices } of books) {
      for (const { lines, entry } of documents)
        for (const line of lines.filter((one) => itemText(one, "kind") === "subscription")) {
          const product = products.find((one) => itemText(one, "productId") === itemText(line, "serviceId"));
          const from = isoDayOf(itemText(line, "from"));
          const isWholeMonth = from.endsWith("-01") && isoDayOf(itemText(line, "to")) === lastDayOf(from.slice(0, 7));
          if (product === undefined || !isWholeMonth) continue;
          const id = itemText(product, "productId");
          const inForce = prices
            .get(id)
            ?.find(
              (price) =>
                isoDayOf(itemText(price, "validFrom")) <= from &&
                (itemText(price, "validTo") === "" || isoDayOf(itemText(price, "validTo")) >= from),
            );
          const price = groszeOf(inForce === undefined ? itemText(product, "actualPrice") : itemText(inForce, "value"));
          const charged = lines.filter(
            (one) => itemText(one, "serviceId") === id && PRICED_KINDS.has(itemText(one, "kind")),
          );
          expect(grossOf(charged), `${account} ${itemText(entry, "number")} ${id}`).toBe(price);
        }
    }
  });

  test("begin with the contract of the service and name the buyer as the customer's data do", () => {
    expect(books.flatMap(({ documents }) => documents).length).toBeGreaterThan(100);
    for (const { account, documents, products, data } of books) {
      const name = ["companyName", "firstName", "lastName"].map((part) => data.one(`e:client/e:${part}`) ?? "");
      for (const { lines, entry, buyer } of documents) {
        const [company = "", ...person] = name;
        // Restricted data are on the invoice only.
        if (name.join("") !== "")
          expect(itemText(buyer ?? new Map(), "name")).toBe(company === "" ? person.join(" ").trim() : company);
        for (const line of lines) {
          const product = products.find((one) => itemText(one, "productId") === itemText(line, "serviceId"));
          const start = isoDayOf(itemText(product ?? new Map(), "contractStart"));
          const last = isoDayOf(itemText(line, "to"));
          if (start !== "" && last !== "")
            expect(start <= last, `${account} ${itemText(entry, "number")} ${itemText(line, "name")}`).toBe(true);
        }
      }
    }
  });

  test("charge the paid calls and messages of the month before, number by number", async () => {
    let compared = 0;
    for (const { account, data, client, documents, products } of books) {
      const phones = products
        .slice(0, LISTED_PRICES)
        .filter((one) => phoneOf(one) !== "" && !WITHOUT_CALLS.has(itemText(one, "status")));
      // The phones of the largest account are in no billing.
      if (phones.length > MOST_PHONES) continue;
      expect(data.all("e:client/e:billingPhones/e:item").toSorted(), account).toEqual(phones.map(phoneOf).toSorted());
      if (phones.length === 0) continue;
      for (const { entry, lines } of documents
        .filter((one) => itemText(one.entry, "kind") === "invoice")
        .slice(0, BILLED_MONTHS)) {
        const month = addToMonth(itemText(entry, "period"), -1);
        const [from, to] = [isoDayOf(`${month}-01`), isoDayOf(lastDayOf(month))];
        const answer = await client.call("getCallBilling", `<from>${from}</from><to>${to}</to>`);
        const uses = readItems(answer, "e:uses/e:item");
        for (const phone of phones) {
          const number = phoneOf(phone);
          const ofNumber = uses.filter((use) => itemText(use, "number") === number);
          const paid = ofNumber.filter((use) => groszeOf(itemText(use, "amount")) > 0);
          const charged = lines.filter(
            (line) =>
              itemText(line, "kind") === "usage" && itemText(line, "serviceId") === itemText(phone, "productId"),
          );
          const billed = paid.reduce((sum, use) => sum + groszeOf(itemText(use, "amount")), 0);
          const counts = charged.map((line) =>
            Number(/^(\d+) (?:szt|SMS)/u.exec(itemText(line, "quantity"))?.[1] ?? 0),
          );
          const place = `${account} ${number} ${month}`;
          expect(ofNumber.length, place).toBeGreaterThan(0);
          expect(billed, place).toBe(grossOf(charged));
          const netOf = (rows: typeof charged, field: string): number =>
            rows.reduce((sum, row) => sum + groszeOf(itemText(row, field)), 0);
          expect(netOf(paid, "net"), place).toBe(netOf(charged, "net"));
          expect(paid.filter((use) => itemText(use, "kind") === "sms").length, place).toBe(
            counts.reduce((sum, count) => sum + count, 0),
          );
          if (isLandline(number)) expect(ofNumber.filter((use) => itemText(use, "kind") !== "call")).toEqual([]);
          compared += charged.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  test("charge a streaming service for its own months, up to the next charge", async () => {
    let compared = 0;
    for (const { account, client, documents } of books) {
      const services = readItems(await client.call("getDirectBilling"), "e:services/e:item[e:state='ACTIVE']");
      for (const service of services) {
        const line = documents[0]?.lines.find((one) => itemText(one, "name") === itemText(service, "name"));
        if (line === undefined) continue;
        compared += 1;
        const [from, to, since, next] = [
          itemText(line, "from"),
          itemText(line, "to"),
          itemText(service, "since"),
          itemText(service, "nextCharge"),
        ].map(isoDayOf);
        // A month that has begun since the invoice is on the next one.
        expect([next, addCalendarMonths(String(next), -1)], account).toContain(addCalendarDays(String(to), 1));
        expect(String(from) >= String(since), account).toBe(true);
      }
    }
    expect(compared).toBeGreaterThan(1);
  });

  test("have the credit that the answer to a complaint promises", async () => {
    for (const { account, client, documents } of books) {
      const requests = readItems(
        await client.call("getContactFormSubmissions"),
        "e:submissions/e:item/e:entries/e:item",
      );
      for (const request of requests) {
        const [, promised = ""] = SUBTRACTED.exec(itemText(request, "text")) ?? [];
        if (promised === "") continue;
        const answered = itemText(request, "at").slice(0, 10);
        const next = documents
          .filter(({ entry }) => isoDayOf(itemText(entry, "entryDate")) >= answered)
          .toSorted((one, other) =>
            isoDayOf(itemText(one.entry, "entryDate")).localeCompare(isoDayOf(itemText(other.entry, "entryDate"))),
          )[0];
        const credits = next?.lines.map((line) => -groszeOf(itemText(line, "gross"))) ?? [];
        expect(credits, account).toContain(groszeOf(promised.replaceAll(/\s/gu, "").replace(",", ".")));
      }
    }
  });

  test("charge each streaming service that was on when the newest one was issued", async () => {
    for (const { account, client, documents, products } of books) {
      const newest = documents[0];
      const ids = products.map((one) => itemText(one, "productId"));
      // The largest account has one line for each address instead of its services.
      if (newest?.lines.some((line) => ids.includes(itemText(line, "serviceId"))) !== true) continue;
      const services = readItems(await client.call("getDirectBilling"), "e:services/e:item");
      for (const service of services.filter((one) => itemText(one, "state") === "ACTIVE")) {
        if (isoDayOf(itemText(service, "since")) > isoDayOf(itemText(newest.entry, "entryDate"))) continue;
        const names = newest.lines.map((line) => itemText(line, "name"));
        expect(
          names.some((name) => name.startsWith(itemText(service, "name"))),
          `${account} ${names.join()}`,
        ).toBe(true);
      }
    }
  });

  test("promise no promotion of a streaming service, whose price has none", async () => {
    for (const { account, client, documents } of books) {
      const names = (await client.call("getDirectBilling")).all("e:services/e:item/e:name");
      const promised = documents.flatMap(({ lines }) =>
        lines
          .filter((line) => itemText(line, "kind") === "promotion")
          .map((line) => itemText(line, "name"))
          .filter((text) => names.some((name) => text.startsWith(name))),
      );
      expect(promised, account).toEqual([]);
    }
  });

  test("are described in messages by their amount, due date and day of issue", async () => {
    for (const { account, client, entries } of books) {
      const messages = readItems(await client.call("getClientMessages"), "e:messages/e:item");
      for (const message of messages) {
        const [, amount = ""] = /na kwotę ([\d ,]+) zł/u.exec(itemText(message, "body")) ?? [];
        if (amount === "") continue;
        const day = itemText(message, "createdAt").slice(0, 10);
        const entry = entries.find(
          (one) =>
            isoDayOf(itemText(one, "entryDate")) === day &&
            groszeOf(itemText(one, "amount")) === groszeOf(amount.replaceAll(/\s/gu, "").replace(",", ".")),
        );
        expect(entry, `${account} ${itemText(message, "title")}`).toBeDefined();
        const [, due = ""] = /Termin płatności: ([\d-]+)/u.exec(itemText(message, "body")) ?? [];
        if (due !== "") expect(due).toBe(itemText(entry ?? new Map(), "dueDate"));
      }
    }
  });
});
