import { beforeAll, describe, expect, test } from "vitest";
import { addWorkingDays, nextWorkingDay } from "#kit/calendar/holidays.ts";
import { addToMonth } from "#kit/calendar/warsaw.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { demoDocuments } from "#sandbox/demo/documents.ts";
import { issuedOn } from "#sandbox/demo/invoices.ts";
import { NEWCOMERS } from "#sandbox/demo/newcomers.ts";
import { runningSandboxForTests } from "../running-sandbox.ts";
import { isoDayOf, itemText, openAccounts, readItems, type OpenAccount } from "./demo-customers.ts";

const sandbox = runningSandboxForTests();
/** Months of the chart of invoices. */
const CHARTED = 12;

describe.each(["2026-11-28", "2026-12-02"])("rights and documents of the demo on %s", (today) => {
  let accounts: readonly OpenAccount[] = [];

  beforeAll(async () => {
    accounts = await openAccounts(sandbox.client, `${today}T16:00:00+01:00`);
  }, 120_000);

  test("have the message about a resignation at the moment of the termination, with the last day", async () => {
    let compared = 0;
    for (const { account, client } of accounts) {
      const terminations = await client.call("getTerminations");
      const moments = terminations.all("e:terminations/e:item/e:submittedAt").map((moment) => moment.slice(0, 16));
      const messages = readItems(await client.call("getClientMessages"), "e:messages/e:item");
      for (const message of messages.filter((one) =>
        itemText(one, "title").startsWith("Potwierdzenie wypowiedzenia umowy"),
      )) {
        compared += 1;
        const termination = moments.indexOf(itemText(message, "createdAt").slice(0, 16));
        expect(termination, account).not.toBe(-1);
        const lastDay = terminations.all("e:terminations/e:item/e:endsOn")[termination];
        expect(itemText(message, "body"), account).toContain(`do ${lastDay ?? ""}`);
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test("have the message about an assembly after its order, with the same call before it", async () => {
    let compared = 0;
    for (const { account, client } of accounts) {
      const orders = readItems(await client.call("getSalesOfferHistory"), "e:offers/e:item");
      const steps = orders.map((order) => itemText(order, "orderNextStep")).join(" ");
      const messages = readItems(await client.call("getClientMessages"), "e:messages/e:item");
      for (const message of messages.filter((one) => itemText(one, "title").startsWith("Termin montażu"))) {
        compared += 1;
        const [, day = ""] = /(\d\d-\d\d-\d{4})/u.exec(itemText(message, "title")) ?? [];
        const order = orders.find((one) => itemText(one, "orderDay") === day);
        const ordered = isoDayOf(itemText(order ?? new Map(), "closeDate"));
        expect(ordered, account).not.toBe("");
        expect(itemText(message, "createdAt").slice(0, 10) > ordered, account).toBe(true);
        const [call = "none"] = /zadzwoni .+? przed przyjazdem/u.exec(itemText(message, "body")) ?? [];
        expect(steps, account).toContain(call);
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test("have no terms or notice that were sent before the first contract", async () => {
    for (const { account, client } of accounts) {
      const documents = await client.call("getDocuments");
      const contracts = documents.all("e:documents/e:item[e:kind='CONTRACT']/e:issuedOn").map(isoDayOf).toSorted();
      // An order is confirmed before its contract begins.
      const path = "e:documents/e:item[e:kind!='ORDER' and e:kind!='RECEIPT']/e:deliveries/e:item/e:at";
      const sent = documents.all(path).map((at) => at.slice(0, 10));
      expect(
        sent.filter((day) => day < (contracts[0] ?? "")),
        account,
      ).toEqual([]);
    }
  }, 120_000);

  test("[DOC-33] have the contract and the summary of each contract, also of an ordered service", async () => {
    for (const { account, client, data } of accounts) {
      const documents = await client.call("getDocuments");
      const numbers = new Set(data.all("e:products/e:item/e:contractNumber"));
      for (const kind of ["CONTRACT", "CONTRACT_SUMMARY"]) {
        const path = `e:documents/e:item[e:kind='${kind}']`;
        expect(new Set(documents.all(`${path}/e:contractNumber`)), `${account} ${kind}`).toEqual(numbers);
        expect(documents.all(`${path}/e:issuedOn`).filter((day) => isoDayOf(day) > today)).toEqual([]);
      }
    }
  }, 120_000);

  test("[TERMS-09] have each legal notice among the documents", async () => {
    let compared = 0;
    for (const { account, client } of accounts) {
      const documents = await client.call("getDocuments");
      const names = documents.all("e:documents/e:item[e:kind='NOTICE']/e:name");
      const messages = await client.call("getClientMessages");
      for (const title of messages.all("e:messages/e:item[e:legalNotice]/e:title")) {
        compared += 1;
        expect(names, account).toContain(title);
      }
    }
    expect(compared).toBeGreaterThan(1);
  }, 120_000);

  test("[TERMS-24] have all terms and prices delivered, and a notice of each new version", async () => {
    let announced = 0;
    for (const { account, client } of accounts) {
      const documents = await client.call("getDocuments");
      const versions = readItems(documents, "e:documents/e:item[e:kind='PRICE_LIST' or e:kind='TERMS']");
      const delivered = "e:documents/e:item[(e:kind='PRICE_LIST' or e:kind='TERMS') and e:deliveries/e:item/e:at]";
      expect(documents.all(`${delivered}/e:documentId`), account).toHaveLength(versions.length);
      const notices = documents.all("e:documents/e:item[e:kind='NOTICE']/e:documentId");
      for (const version of versions.filter((one) => isoDayOf(itemText(one, "validFrom")) > today)) {
        announced += 1;
        expect(notices, account).toContain(itemText(version, "documentId").replace("W-", "Z-"));
      }
    }
    expect(announced).toBeGreaterThan(1);
  }, 120_000);

  test("(part of TERMS-09) have no terms or notice from after their last contract", async () => {
    let compared = 0;
    for (const { account, client } of accounts) {
      const documents = await client.call("getDocuments");
      const contracts = readItems(documents, "e:documents/e:item[e:kind='CONTRACT']");
      const ends = contracts
        .map((contract) => isoDayOf(itemText(contract, "validTo")))
        .toSorted((one, other) => one.localeCompare(other));
      if (ends.length === 0 || ends.includes("")) continue;
      compared += 1;
      const path = "e:documents/e:item[e:kind='PRICE_LIST' or e:kind='TERMS' or e:kind='NOTICE']/e:issuedOn";
      expect(
        documents
          .all(path)
          .map(isoDayOf)
          .filter((day) => day > (ends.at(-1) ?? "")),
        account,
      ).toEqual([]);
    }
    expect(compared).toBeGreaterThan(0);
  }, 120_000);

  test("promise an answer that is asked for again within three working days", async () => {
    let compared = 0;
    for (const { account, client } of accounts) {
      const requests = readItems(await client.call("getContactFormSubmissions"), "e:submissions/e:item");
      for (const request of requests.filter((one) => itemText(one, "repeatedAnswerBy") !== "")) {
        compared += 1;
        const due = addWorkingDays(itemText(request, "answerRequestedAt").slice(0, 10), 3);
        expect(isoDayOf(itemText(request, "repeatedAnswerBy")), account).toBe(due);
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  test("(part of INV-11) have documents outside the register only until the next working day", () => {
    const documents = DEMO_ACCOUNTS.flatMap(({ createSeed }) => createSeed({ today, near: today }).entries).filter(
      ({ isKsefOffline }) => isKsefOffline === true,
    );
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.filter(({ entryDate }) => nextWorkingDay(entryDate) <= today)).toEqual([]);
  });

  test("have an invoice for each month of the chart in which a contract was in force", async () => {
    let compared = 0;
    for (const { account, client, data } of accounts) {
      const entries = readItems(await client.call("getClientFinancialEntries"), "e:entries/e:item[e:kind='invoice']");
      const invoiced = new Set(entries.map((entry) => itemText(entry, "period")));
      const services = readItems(data, "e:products/e:item[e:status!='ORDERED']");
      // Contracts of today and those that have ended, such as the one of a debt.
      const starts = services.map((one) => isoDayOf(itemText(one, "contractStart"))).filter((day) => day !== "");
      const ends = services.map((one) => isoDayOf(itemText(one, "contractEnd")) || today);
      const [start, end] = [starts.toSorted()[0], ends.toSorted().at(-1)];
      const newest = [...invoiced].toSorted().at(-1);
      if (start === undefined || end === undefined || newest === undefined) continue;
      compared += 1;
      // The month of today gets its invoice near its end.
      const last = end < today ? end.slice(0, 7) : newest;
      const months = Array.from({ length: CHARTED }, (_, index) => addToMonth(last, -index));
      expect(
        months.filter((month) => month >= start.slice(0, 7) && !invoiced.has(month)),
        `${account} since ${start}`,
      ).toEqual([]);
      // The chart ends with the month before that of today at the earliest (FIN-09), also after the end of a contract.
      expect(newest >= addToMonth(issuedOn(today, 0).slice(0, 7), -1), account).toBe(true);
    }
    expect(compared).toBeGreaterThan(8);
  });

  test("have the first invoice of a newcomer in the first month of the contract", () => {
    const billed = NEWCOMERS.map(({ createSeed }) => createSeed({ today, near: today })).filter(
      ({ products }) => products.length > 0,
    );
    expect(billed.length).toBeGreaterThan(0);
    for (const { products, entries } of billed)
      for (const { contractStart = "" } of products)
        expect(
          entries.map(({ period }) => period).toSorted((one, other) => String(one).localeCompare(String(other)))[0],
        ).toBe(contractStart.slice(0, 7));
  });
});

describe("texts about rights", () => {
  const today = "2026-11-28";

  test("promise to everybody no end of a contract without costs that the accounts do not have", () => {
    const paragraphs = demoDocuments(today).flatMap(({ body }) => body);
    expect(paragraphs.filter((text) => /może(?:sz)? wypowiedzieć umowę bez kosztów/u.test(text))).toEqual([]);
  });

  test("name the best tariffs at the end of a term with the prices of the price list", () => {
    const list = demoDocuments(today)
      .find(({ documentId }) => documentId === "cennik-internet-telewizja")
      ?.body.join(" ");
    const tariffs = DEMO_ACCOUNTS.flatMap(({ createSeed }) => createSeed({ today, near: today }).messages).flatMap(
      ({ legalNotice }) => legalNotice?.tariffs ?? [],
    );
    expect(tariffs.length).toBeGreaterThan(0);
    for (const { name, price } of tariffs)
      expect(list).toContain(
        `${name.replace(" światłowodowy", "")}: ${(price / 100).toFixed(2).replace(".", ",")} zł miesięcznie`,
      );
  });
});
