import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { recordsIn } from "#kit/json.ts";
import { insertOffer, offersOf } from "#sandbox/contexts/offer.repository.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { findOfferDocument } from "#sandbox/contexts/offer-documents.ts";
import { createOfferPdf } from "#sandbox/pages/offer-pdf.ts";
import { issuerOf } from "#sandbox/pages/issuer.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient } from "./service-client.ts";
import { withdrawalPageText } from "./withdrawal-page-text.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;

/** Opens a session of the customer whose only offer is an extension, on 16-11-2026. */
async function extended(): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("extension"), "umowa.remiz");
  await customer.openSession();
  // The first call seeds the data of the account.
  await customer.read("getExtendOffer", "e:offer/e:offerId");
  return customer;
}

/** Accepts the extension and returns its offer id. */
async function accept(customer: EffectCustomer): Promise<string> {
  const offerId = (await customer.read("getExtendOffer", "e:offer/e:offerId")) ?? "";
  const activityId = (await customer.read("getExtendOffer", "e:offer/e:activityId")) ?? "";
  await customer.call(
    "respondToSaleOffer",
    `<offerId>${offerId}</offerId><activityId>${activityId}</activityId><answer>1</answer>`,
  );
  return offerId;
}

/** Reads the commitment of the internet, and the term and the relief of its contract. */
async function commitmentOf(customer: EffectCustomer): Promise<readonly (string | undefined)[]> {
  const data = await customer.call("getClientData");
  const contract = await customer.call("getTerminations");
  return [
    data.one("e:products/e:item/e:commitmentFrom"),
    data.one("e:products/e:item/e:commitmentTo"),
    contract.one("e:contracts/e:item/e:termTo"),
    contract.one("e:contracts/e:item/e:relief"),
  ];
}

/** Sends a statement without a session. */
async function withdrawAsGuest({ url, tenant }: EffectCustomer, statement: string): Promise<void> {
  const guest = new ServiceClient(url, tenant.name, "");
  const fields = `<intentId>${randomUUID()}</intentId>${statement}`;
  await guest.raw("withdrawFromContract", guest.envelope("withdrawFromContract", fields, ""));
}

test("[ORDER-07] counts the commitment of an accepted extension from the conclusion, as the offer says", async () => {
  const customer = await extended();
  const days = (field: string) => customer.readAll("getClientData", `e:products/e:item/e:${field}`);
  expect([await days("commitmentFrom"), await days("commitmentTo")]).toEqual([["01-12-2024"], ["30-11-2026"]]);
  expect(await customer.read("getExtendOffer", "e:offer/e:products/e:item/e:commitmentPeriod")).toBe("12");
  await accept(customer);
  expect([await days("commitmentFrom"), await days("commitmentTo")]).toEqual([["16-11-2026"], ["15-11-2027"]]);
});

test("(part of ORDER-07) says in the document of an extension from when the commitment counts", async () => {
  const { tenant } = await extended();
  const stored = findOfferDocument(tenant, "5900219", "DOC-123001-1");
  if (stored === undefined) throw new RangeError("the extension has no summary");
  const { text } = await readPdf(await createOfferPdf(stored, issuerOf(tenant)));
  expect(text).toContain("zobowiązanie 12 mies. od zawarcia umowy");
});

test("(part of ORDER-07) asks for no relief after an extension that gave none", async () => {
  const customer = await extended();
  expect((await commitmentOf(customer)).slice(2)).toEqual(["30-11-2026", "240.00"]);
  await accept(customer);
  expect((await commitmentOf(customer)).slice(2)).toEqual(["15-11-2027", "0.00"]);
});

test.each([
  ["with a session", true],
  ["as a guest", false],
])("(part of WITHDRAW-05) restores the former commitment after a withdrawal %s", async (_how, hasSession) => {
  const customer = await extended();
  const before = await commitmentOf(customer);
  const offerId = await accept(customer);
  expect(await commitmentOf(customer)).not.toEqual(before);
  const statement =
    `<name>Alicja Remiz</name><contractNumber>2026/${offerId}</contractNumber>` +
    "<email>alicja.remiz@poczta.example</email>";
  await (hasSession ? customer.call("withdrawFromContract", statement) : withdrawAsGuest(customer, statement));
  expect(await customer.read("getWithdrawals", "e:withdrawals/e:item/e:state")).toBe("ACCEPTED");
  expect(await commitmentOf(customer)).toEqual(before);
});

test("[WITHDRAW-32] offers the withdrawal from an extension at its service, which goes on afterwards", async () => {
  const customer = await extended();
  const field = (name: string) => customer.read("getClientData", `e:products/e:item/e:${name}`);
  expect(await field("withdrawalUntil")).toBeUndefined();
  await accept(customer);
  expect([await field("withdrawalUntil"), await field("restoresFormerTerms")]).toEqual(["30-11-2026", "true"]);
  const contractNumber = await field("contractNumber");
  await customer.call(
    "withdrawFromContract",
    `<name>Alicja Remiz</name><contractNumber>${contractNumber}</contractNumber><email>alicja.remiz@poczta.example</email>`,
  );
  expect([await field("status"), await field("withdrawalUntil")]).toEqual(["ACTIVE", undefined]);
  const statement = await customer.call("getWithdrawals");
  expect(statement.all("e:withdrawals/e:item/e:state")).toEqual(["ACCEPTED"]);
  expect(statement.all("e:withdrawals/e:item/e:restoredServices/e:item")).toEqual(["Internet światłowodowy 1 Gb/s"]);
  const mails = outboxOf(customer.tenant.db).map(({ text }) => text);
  expect(mails.join(" ")).toContain(
    "Odstąpienie dotyczy nowych warunków umowy. Na dotychczasowych warunkach masz dalej: Internet światłowodowy 1 Gb/s.",
  );
});

test.each([
  ["with a session", true],
  ["as a guest", false],
])("[WITHDRAW-110] ends no order by a statement from before it, sent %s", async (_how, hasSession) => {
  const customer = await extended();
  const contractNumber = await customer.read("getClientData", "e:products/e:item/e:contractNumber");
  const statement = `<name>Alicja Remiz</name><contractNumber>${contractNumber}</contractNumber><email>alicja.remiz@poczta.example</email>`;
  const send = () =>
    hasSession ? customer.call("withdrawFromContract", statement) : withdrawAsGuest(customer, statement);
  const states = () => customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:state");
  await send();
  await customer.moveClock(60_000);
  const offerId = await accept(customer);
  const orderField = (name: string) =>
    customer.read("getSalesOfferHistory", `e:offers/e:item[e:offerId='${offerId}']/e:${name}`);
  expect([await orderField("withdrawnOn"), await orderField("withdrawalUntil")]).toEqual([undefined, "30-11-2026"]);
  expect(await states()).toEqual(["RECEIVED"]);

  // The same words after the order are a new statement: about the order.
  await customer.moveClock(60_000);
  await send();
  expect(await orderField("withdrawnOn")).toBe("16-11-2026");
  expect(await states()).toEqual(["ACCEPTED", "RECEIVED"]);
  await send();
  expect(await states()).toEqual(["ACCEPTED", "RECEIVED"]);
});

/** Adds a second extension to the offers, of 18 months for a price of its own, and accepts it a day later. */
async function acceptSecond(customer: EffectCustomer): Promise<string> {
  const { db } = customer.tenant;
  const [first] = offersOf(db, "5900219").filter(({ data }) => data["kind"] === "EXTENSION");
  const [line] = recordsIn(first?.data["products"]);
  if (first === undefined || line === undefined) throw new RangeError("there is no extension");
  await customer.moveClock(DAY_MS);
  insertOffer(db, "5900219", "123002", 0, {
    ...first.data,
    offerId: "123002",
    processNumber: "2026/123002",
    closeDate: null,
    closedAt: null,
    extendedContracts: [],
    products: [{ ...line, commitmentPeriod: 18, prices: [{ price: 6_500, typeOfCharge: "MONTHLY" }] }],
  });
  return accept(customer);
}

/** Customer with two extensions in a row, and what the internet had before, between and after them. */
async function extendedTwice() {
  const customer = await extended();
  const terms = async () => {
    const data = await customer.call("getClientData");
    return [
      ...(await commitmentOf(customer)).slice(0, 2),
      data.one("e:products/e:item/e:actualPrice"),
      data.all("e:products/e:item/e:productPrices/e:item/e:value").join(" "),
    ];
  };
  const withdraw = (offerId: string) =>
    customer.call(
      "withdrawFromContract",
      `<name>Alicja Remiz</name><contractNumber>2026/${offerId}</contractNumber><email>alicja.remiz@poczta.example</email>`,
    );
  const before = await terms();
  const first = await accept(customer);
  const between = await terms();
  const second = await acceptSecond(customer);
  const after = await terms();
  return { customer, terms, withdraw, first, second, before, between, after };
}

test("(part of WITHDRAW-05) restores the terms of the first of two extensions, then the former", async () => {
  const { terms, withdraw, first, second, before, between, after } = await extendedTwice();
  expect(after).not.toEqual(between);
  await withdraw(second);
  expect(await terms()).toEqual(between);
  await withdraw(first);
  expect(await terms()).toEqual(before);
});

test("(part of WITHDRAW-05) keeps a later extension after a withdrawal from the first", async () => {
  const { customer, terms, withdraw, first, second, before, after } = await extendedTwice();
  await withdraw(first);
  expect((await terms()).slice(0, 3)).toEqual(after.slice(0, 3));
  const mails = outboxOf(customer.tenant.db).map(({ text }) => text);
  expect(mails.join(" ")).toContain(
    "Dalej działa na warunkach późniejszego przedłużenia: Internet światłowodowy 1 Gb/s.",
  );
  const listed = await customer.call("getWithdrawals");
  expect(listed.all("e:withdrawals/e:item/e:restoredServices/e:item")).toEqual([]);
  const mail = mails.find((one) => one.includes("Potwierdzenie otrzymania oświadczenia")) ?? "";
  for (const text of [mail.replaceAll(/\s+/gu, " "), await withdrawalPageText(customer)]) {
    expect(text).toContain("Dalej działa na warunkach późniejszego przedłużenia: Internet światłowodowy 1 Gb/s. Inne");
    expect(text).toContain("Za samo odstąpienie nic nie zapłacisz.");
    expect(text).not.toMatch(/dotychczasowych warunkach|Umowa już cię nie wiąże|nowych warunków/u);
  }
  await withdraw(second);
  expect(await terms()).toEqual(before);
});

test.each(["contract", "order"])(
  "(part of WITHDRAW-05) names the day of a withdrawal by its %s number",
  async (named) => {
    const customer = await extended();
    const contract = await customer.read("getClientData", "e:products/e:item/e:contractNumber");
    await accept(customer);
    const order = await customer.read("getSalesOfferHistory", "e:offers/e:item[e:status='1']/e:processNumber");
    const number = named === "contract" ? contract : order;
    const day = () => customer.readAll("getClientData", "e:products/e:item/e:extensionWithdrawnOn");
    expect(await day()).toEqual([]);
    await customer.moveClock(2 * DAY_MS);
    await customer.call(
      "withdrawFromContract",
      `<name>Alicja Remiz</name><contractNumber>${number}</contractNumber><email>alicja.remiz@poczta.example</email>`,
    );
    expect(await day()).toEqual(["18-11-2026"]);
  },
);
