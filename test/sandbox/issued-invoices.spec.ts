import { expect, test } from "vitest";
import { rollForward } from "#sandbox/database/roll-forward.ts";
import { changeProducts } from "#sandbox/contexts/product.repository.ts";
import type { JsonRecord } from "#kit/json.ts";
import { insertDownload } from "#sandbox/contexts/duplicate.repository.ts";
import { findPayment, insertPayment } from "#sandbox/contexts/payment.repository.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { insertTermination, revokeStored } from "#sandbox/contexts/termination.repository.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceAnswer } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;

/** Opens a session on 16-11-2026; the newest invoice of the demo is of the 12th. */
async function customerOf(login: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`invoices-${login.replace(".", "-")}`), login);
  await customer.openSession();
  return customer;
}

const ORDER_121001 = "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>";
const INVOICES = "e:entries/e:item[e:kind='invoice']";
/** Reads fields of the invoices of a month: "12/26". */
const invoicesOf = async (customer: EffectCustomer, month: string): Promise<readonly (string | undefined)[]> => {
  const entries = await customer.call("getClientFinancialEntries");
  const path = `${INVOICES}[substring(e:number, string-length(e:number) - 4)='${month}']`;
  return ["amount", "unpaidAmount", "entryDate", "dueDate", "status"].flatMap((field) =>
    entries.all(`${path}/e:${field}`),
  );
};

/** Returns the details of the invoice of a day. */
async function detailsOf(customer: EffectCustomer, day: string): Promise<ServiceAnswer> {
  const entryId = await customer.read("getClientFinancialEntries", `${INVOICES}[e:entryDate='${day}']/e:entryId`);
  return customer.call("getInvoiceDetails", `<entryId>${entryId ?? ""}</entryId>`);
}

/** Returns the lines of an invoice, as "name: amount". */
const linesOf = (details: ServiceAnswer): readonly string[] =>
  details
    .all("e:items/e:item/e:name")
    .map((name, index) => `${name}: ${details.all("e:items/e:item/e:gross")[index] ?? ""}`);

test("[FIN-26] issues the invoice of the next month on its day, with message, e-mail and balance", async () => {
  const customer = await customerOf("isobar.wilga");
  const balance = () => customer.read("getClientData", "e:client/e:currentBalance");
  expect(await balance()).toBe("0.00");
  await customer.moveClock(25 * DAY_MS);
  expect(await invoicesOf(customer, "12/26")).toEqual([]);
  await customer.moveClock(DAY_MS);
  expect(await balance()).toBe("-49.00");
  expect(await invoicesOf(customer, "12/26")).toEqual(["49.00", "49.00", "12-12-2026", "26-12-2026", "2"]);
  const entryId = await customer.read("getClientFinancialEntries", `${INVOICES}[e:entryDate='12-12-2026']/e:entryId`);
  const message = (await customer.call("getClientMessages")).all(
    `e:messages/e:item[e:entryId='${entryId ?? ""}']/e:title`,
  );
  expect(message).toEqual(["Faktura za grudzień jest gotowa"]);
  expect(outboxOf(customer.tenant.db).filter(({ text }) => text.includes("FV/5900218/12/26"))).toHaveLength(1);
  await customer.moveClock(62 * DAY_MS);
  expect(await balance()).toBe("-147.00");
});

test("(part of EINV-06) announces an invoice at the address for documents", async () => {
  const customer = await customerOf("firma.bursztyn");
  await customer.call("getContactData");
  const address = "ksiegowosc@bursztyn.example";
  customer.changeRows(
    "UPDATE contact SET data = json_set(data, '$.documentSendEmail', ?) WHERE account_number = '6003377'",
    address,
  );
  await customer.moveClock(26 * DAY_MS);
  await invoicesOf(customer, "12/26");
  const sent = outboxOf(customer.tenant.db).filter(({ text }) => text.includes("/12/26"));
  expect(sent.map(({ recipient }) => recipient)).toEqual([address]);
});

test("(part of FIN-26) charges services, their parts, and the days of a new service", async () => {
  const customer = await customerOf("m.brzezinska");
  await customer.moveClock(30 * DAY_MS);
  const details = await detailsOf(customer, "12-12-2026");
  expect(linesOf(details)).toEqual([
    "Internet światłowodowy 600 Mb/s: 59.00",
    "Internet światłowodowy 600 Mb/s, 23-11-2026 – 30-11-2026: 15.73",
    "Bezpieczny Internet Dom: 9.90",
    "Telewizja Premium: 89.90",
    "Pakiet Sportowy: 15.00",
    "Bez Limitu 60 GB, 601\u00a0234\u00a0567: 35.00",
    "Rozmowy Krajowe, 58\u00a0301\u00a022\u00a047: 19.90",
    "Internet światłowodowy 1 Gb/s: 69.00",
    "Netflix: 49.00",
    "Player: 30.00",
    "SMS-y o podwyższonej opłacie: 4.92",
  ]);
  expect(details.one("e:gross")).toBe("397.35");
  expect(details.one("e:net")).toBe("323.07");
});

test("(part of FIN-26) pays an invoice from the overpayment of its account first", async () => {
  const customer = await customerOf("sm.jantar");
  await customer.moveClock(26 * DAY_MS);
  expect(await invoicesOf(customer, "12/26")).toEqual(["1800.00", "1613.50", "12-12-2026", "26-12-2026", "3"]);
  expect(await customer.read("getClientData", "e:client/e:currentBalance")).toBe("-1613.50");
});

test("(part of FIN-26) leaves the months to the invoices of the demo once its dates move", async () => {
  const customer = await customerOf("oferty.sroka");
  await customer.moveClock(30 * DAY_MS);
  const before = await invoicesOf(customer, "12/26");
  expect(before).not.toEqual([]);
  rollForward(customer.tenant.db, "2026-12-16");
  expect((await invoicesOf(customer, "12/26")).slice(2)).toEqual(["12-12-2026", "26-12-2026", "5"]);
});

test("(part of FIN-26) gives back the overpayment of an issued invoice, and leaves no row of it", async () => {
  const customer = await customerOf("sm.jantar");
  const { db } = customer.tenant;
  const balance = () => customer.read("getClientData", "e:client/e:currentBalance");
  const before = await balance();
  await customer.moveClock(26 * DAY_MS);
  expect(await balance()).toBe("-1613.50");
  const [account, entryId, demoEntryId] = ["6100245", "F6100245202612", "6100245000001"];
  insertDownload(db, { token: "token", account, entryId, expiresAt: 1 });
  customer.changeRows("INSERT INTO duplicate VALUES (?, ?, 1)", account, entryId);
  const started = { account, returnPage: "/", startedAt: 0 };
  const paid = (id: string, amount: number) => ({ entryId: id, amount, formerStatus: 2 });
  insertPayment(db, { ...started, paymentId: "alone", amount: 700, entries: [paid(entryId, 700)] });
  const entries = [paid(entryId, 700), paid(demoEntryId, 300)];
  insertPayment(db, { ...started, paymentId: "both", amount: 1_000, entries });
  rollForward(db, "2026-12-16");
  const rowsOf = (table: string) => db.prepare(`SELECT * FROM ${table} WHERE entry_id = ?`).all(entryId);
  const tables = ["financial_entry", "invoice_item", "message", "duplicate", "download", "payment_entry"];
  expect(tables.flatMap(rowsOf)).toEqual([]);
  expect(findPayment(db, "alone")).toBeUndefined();
  expect(findPayment(db, "both")).toMatchObject({ amount: 300, entries: [{ entryId: demoEntryId }] });
  expect(before).toBe("186.50");
  expect(db.prepare("SELECT overpayment FROM client WHERE account_number = ?").get(account)).toEqual({
    overpayment: 18_650,
  });
});

test("(part of FIN-26) issues invoices again after a month in which no service is charged", async () => {
  const customer = await customerOf("isobar.wilga");
  const setProducts = (fields: JsonRecord) =>
    changeProducts(customer.tenant.db, "5900218", (product) => ({ ...product, ...fields }));
  expect(await invoicesOf(customer, "11/26")).toHaveLength(5);
  setProducts({ status: "INACTIVE" });
  await customer.moveClock(30 * DAY_MS);
  expect(await invoicesOf(customer, "12/26")).toEqual([]);
  setProducts({ status: "ACTIVE", contractStart: "2026-12-20" });
  await customer.moveClock(30 * DAY_MS);
  expect(await invoicesOf(customer, "12/26")).toEqual([]);
  expect((await invoicesOf(customer, "01/27")).slice(2, 4)).toEqual(["12-01-2027", "26-01-2027"]);
  await customer.moveClock(30 * DAY_MS);
  expect((await invoicesOf(customer, "02/27"))[0]).toBe("49.00");
});

test("(part of FIN-26) charges the prices of the list of services", async () => {
  for (const login of ["crm.oliwa", "umowa.remiz", "oferty.sroka"]) {
    const customer = await customerOf(login);
    await customer.moveClock(30 * DAY_MS);
    const prices = (await customer.readAll("getClientData", "e:products/e:item/e:actualPrice")).map(Number);
    const sum = prices.reduce((total, price) => total + Math.round(price * 100), 0) / 100;
    expect((await invoicesOf(customer, "12/26"))[0], login).toBe(sum.toFixed(2));
  }
});

test("(part of FIN-26) charges the one-time fees of an order once", async () => {
  const customer = await customerOf("oferty.sroka");
  await customer.call("respondToSaleOffer", ORDER_121001);
  await customer.moveClock(60 * DAY_MS);
  const [december, january] = [await detailsOf(customer, "12-12-2026"), await detailsOf(customer, "12-01-2027")];
  expect(linesOf(december)).toEqual([
    "Internet światłowodowy 2 Gb/s: 69.00",
    "Bez Limitu 60 GB, 608\u00a0331\u00a0902: 35.00",
    "HBO Max: 29.99",
    "Aktywacja: Internet 2 Gb/s z routerem wifi 7: 49.00",
    "Router WB-BE9300 z wifi 7: 99.00",
  ]);
  expect(linesOf(january)).toHaveLength(3);
});

test("(part of FIN-26) charges a changed tariff from its first day, the former one before", async () => {
  const customer = await customerOf("oferty.sroka");
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  const phone = "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>";
  await customer.call("respondToSaleOffer", phone);
  await customer.moveClock(11 * DAY_MS);
  await customer.call("respondToSaleOffer", ORDER_121001);
  await customer.moveClock(16 * DAY_MS);
  const december = await detailsOf(customer, "12-12-2026");
  expect(linesOf(december).slice(0, 4)).toEqual([
    "Internet światłowodowy 1 Gb/s: 2.23",
    "Internet światłowodowy 2 Gb/s: 66.77",
    "Bez Limitu 120 GB, 608\u00a0331\u00a0902: 49.00",
    "Zmiana taryfy na Bez Limitu 120 GB, 608\u00a0331\u00a0902, 19-11-2026 – 30-11-2026: 5.60",
  ]);
  expect(december.all("e:items/e:item/e:from").slice(0, 2)).toEqual(["01-12-2026", "02-12-2026"]);
});

test("[VISIT-07] ends a requested visit with a message and charges it once on the next invoice", async () => {
  const customer = await customerOf("isobar.wilga");
  const productId = (await customer.read("getClientData", "e:products/e:item/e:productId")) ?? "";
  const product = `<productId>${productId}</productId>`;
  const slots = await customer.call("getAppointmentSlots", product);
  const slotId = slots.one("e:slots/e:item/e:slotId") ?? "";
  await customer.call("bookAppointment", `${product}<slotId>${slotId}</slotId>`);
  const day = slotId.slice(0, 10).split("-").toReversed().join("-");
  const visits = async () =>
    (await customer.readAll("getClientMessages", "e:messages/e:item/e:title")).filter((title) =>
      title.startsWith("Wizyta technika"),
    );
  const booked = await visits();
  expect(booked).toEqual([expect.stringContaining(`Wizyta technika: ${day}`)]);
  await customer.moveClock(62 * DAY_MS);
  expect(await visits()).toEqual([...booked, `Wizyta technika ${day} jest zakończona`]);
  expect(linesOf(await detailsOf(customer, "12-12-2026"))).toContain(`Wizyta technika, ${day}: 19.90`);
  expect(linesOf(await detailsOf(customer, "12-01-2027")).join(" ")).not.toContain("Wizyta");
});

test("(part of VISIT-07) charges a visit by the price list of its day", async () => {
  const customer = await customerOf("isobar.wilga");
  const productId = (await customer.read("getClientData", "e:products/e:item/e:productId")) ?? "";
  const product = `<productId>${productId}</productId>`;
  await customer.moveClock(45 * DAY_MS);
  const slots = await customer.call("getAppointmentSlots", product);
  const slotId = slots.all("e:slots/e:item/e:slotId").find((one) => one.startsWith("2027-01")) ?? "";
  await customer.call("bookAppointment", `${product}<slotId>${slotId}</slotId>`);
  const day = slotId.slice(0, 10).split("-").toReversed().join("-");
  await customer.moveClock(45 * DAY_MS);
  const lines = [
    ...linesOf(await detailsOf(customer, "12-01-2027")),
    ...linesOf(await detailsOf(customer, "12-02-2027")),
  ];
  expect(lines).toContain(`Wizyta technika, ${day}: 24.90`);
  const messages = (await customer.readAll("getClientMessages", "e:messages/e:item/e:body")).join(" ");
  expect(messages).toContain("Wizyta na życzenie kosztuje 24,90 zł");
});

test("(part of VISIT-07) charges no assembly of an ordered service", async () => {
  const customer = await customerOf("m.brzezinska");
  await customer.call("getClientData");
  await customer.moveClock(62 * DAY_MS);
  const titles = await customer.readAll("getClientMessages", "e:messages/e:item/e:title");
  expect(titles.filter((title) => /Wizyta technika .* zakończona/u.test(title))).toEqual([]);
});

test("[TERM-41] charges the cost of an ended contract on the invoice after its end, unless revoked", async () => {
  const customer = await customerOf("umowa.remiz");
  const { db } = customer.tenant;
  const ends = [
    ["T-1", "ABO/1", "2026-11-30"],
    ["T-2", "ABO/2", "2026-12-01"],
    ["T-3", "ABO/3", "2026-12-12"],
  ] as const;
  for (const [terminationId, contractNumber, endsOn] of ends)
    insertTermination(db, "5900219", {
      terminationId,
      contractNumber,
      submitted: "2026-11-16T10:00:00",
      endsOn,
      cost: 12_345,
    });
  revokeStored(db, "T-2", "2026-11-17T10:00:00");
  const billedIn = () => customer.readAll("getTerminations", "e:terminations/e:item/e:billedIn");
  expect(await billedIn()).toEqual(["2026-12", "2027-01"]);
  await customer.moveClock(62 * DAY_MS);
  const costsOf = async (day: string) =>
    linesOf(await detailsOf(customer, day)).filter((line) => line.startsWith("Koszt zakończenia"));
  expect(await costsOf("12-12-2026")).toEqual(["Koszt zakończenia umowy ABO/1: 123.45"]);
  expect(await costsOf("12-01-2027")).toEqual(["Koszt zakończenia umowy ABO/3: 123.45"]);
  expect(await billedIn()).toEqual(["2026-12", "2027-01"]);
});

test("[TERM-112] charges the days after a revoked end that the invoice before has left out", async () => {
  const customer = await customerOf("zalegly.wrona");
  const [contractNumber] = await customer.readAll("getTerminations", "e:contracts/e:item/e:contractNumber");
  await customer.moveClock(13 * DAY_MS);
  const end = `<contractNumber>${contractNumber ?? ""}</contractNumber><endsOn>29-12-2026</endsOn><cost>0.00</cost>`;
  const id = await customer.read("terminateContract", "e:termination/e:terminationId", end);
  await customer.moveClock(29 * DAY_MS);
  await customer.call("revokeTermination", `<terminationId>${id ?? ""}</terminationId>`);
  await customer.moveClock(30 * DAY_MS);
  const [december, january] = [await detailsOf(customer, "12-12-2026"), await detailsOf(customer, "12-01-2027")];
  const plainLines = (details: ServiceAnswer) => linesOf(details).map((line) => line.replaceAll("\u00a0", " "));
  expect(plainLines(december)).toEqual([
    "Internet światłowodowy 600 Mb/s: 55.19",
    "Telewizja Komfort: 59.87",
    "Bez Limitu 30 GB, 606 332 190: 27.13",
  ]);
  expect(plainLines(january)).toEqual([
    "Internet światłowodowy 600 Mb/s: 59.00",
    "Telewizja Komfort: 64.00",
    "Bez Limitu 30 GB, 606 332 190: 29.00",
    "Internet światłowodowy 600 Mb/s, 30-12-2026 – 31-12-2026: 3.81",
    "Telewizja Komfort, 30-12-2026 – 31-12-2026: 4.13",
    "Bez Limitu 30 GB, 606 332 190, 30-12-2026 – 31-12-2026: 1.87",
  ]);
});
