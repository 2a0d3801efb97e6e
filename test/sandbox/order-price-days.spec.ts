import { expect, test } from "vitest";
import { findOffer } from "#sandbox/contexts/action-link.repository.ts";
import { findOfferDocument } from "#sandbox/contexts/offer-documents.ts";
import { offersOf } from "#sandbox/contexts/offer.repository.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { offerConditionLines } from "#sandbox/language/offer-condition-lines.ts";
import { contractDrafts } from "#sandbox/pages/contract-drafts.ts";
import { issuerOf } from "#sandbox/pages/issuer.ts";
import { createOfferPdf } from "#sandbox/pages/offer-pdf.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const SROKA = "5900217";
const INTERNET = "<offerId>121001</offerId><activityId>ACT-121001</activityId>";

async function open(name: string, login = "oferty.sroka"): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), login);
  await customer.openSession();
  // The first call seeds the data of the account.
  await customer.call("getExtendOffer");
  return customer;
}

/** Returns the words of the PDF of an offer's document. */
async function pdfOf({ tenant }: EffectCustomer, account: string, documentId: string): Promise<string> {
  const stored = findOfferDocument(tenant, account, documentId);
  if (stored === undefined) throw new RangeError(documentId);
  const { text } = await readPdf(await createOfferPdf(stored, issuerOf(tenant)));
  return text.replaceAll(/[\s\u00a0]+/gu, " ");
}

const mailsOf = ({ tenant }: EffectCustomer): string =>
  outboxOf(tenant.db)
    .map(({ text }) => text)
    .join(" ")
    .replaceAll(/[\s\u00a0]+/gu, " ");

const daysOfPrices = (customer: EffectCustomer, offerId: string): Promise<readonly string[]> =>
  customer.readAll("getSalesOfferHistory", `e:offers/e:item[e:offerId='${offerId}']//e:prices/e:item/e:validFrom`);

test.each([
  ["on the day of the offer", 0, ["16-11-2026", "15-11-2028", "19-11-2026", "19-11-2027"]],
  ["on the next day", 1, ["17-11-2026", "16-11-2028", "20-11-2026", "20-11-2027"]],
  ["eleven days later", 11, ["27-11-2026", "26-11-2028", "02-12-2026", "02-12-2027"]],
] as const)("[ORDER-27] has the days of a contract everywhere when accepted %s", async (_when, later, days) => {
  const customer = await open(`price-days-${later}`);
  await customer.moveClock(later * DAY_MS);
  await customer.call("respondToSaleOffer", `${INTERNET}<answer>1</answer>`);
  const [concluded, bound, start, change] = days;
  const lines = [
    `zobowiązanie 24 mies. od zawarcia umowy (${concluded} – ${bound})`,
    `od ${start}: 69,00 zł miesięcznie`,
    `od ${change}: 89,00 zł miesięcznie`,
    `Początek: ${start}.`,
  ];
  const [mails, confirmation, summary] = [
    mailsOf(customer),
    await pdfOf(customer, SROKA, "DOC-121001-P"),
    await pdfOf(customer, SROKA, "DOC-121001-1"),
  ];
  for (const text of [mails, confirmation, summary]) for (const line of lines) expect(text).toContain(line);
  expect(await daysOfPrices(customer, "121001")).toEqual([start, change]);
  await customer.moveClock(6 * DAY_MS);
  const service = "e:products/e:item[e:contractNumber='ABO/5900217/121001']";
  const data = await customer.call("getClientData");
  expect(data.all(`${service}/e:productPrices/e:item/e:validFrom`)).toEqual([start, change]);
  expect([data.one(`${service}/e:commitmentFrom`), data.one(`${service}/e:commitmentTo`)]).toEqual([concluded, bound]);
  const contract = contractDrafts(customer.tenant, SROKA).find(
    ({ contractNumber, kind }) => contractNumber === "ABO/5900217/121001" && kind === "CONTRACT_SUMMARY",
  );
  const contractText = (await readPdf((await contract?.create()) ?? new Uint8Array())).text;
  for (const day of days) expect(contractText).toContain(day);
});

test("(part of ORDER-27) starts the price of an extension with its conclusion", async () => {
  const customer = await open("extension-price", "umowa.remiz");
  await customer.moveClock(DAY_MS);
  const activityId = (await customer.read("getExtendOffer", "e:offer/e:activityId")) ?? "";
  await customer.call(
    "respondToSaleOffer",
    `<offerId>123001</offerId><activityId>${activityId}</activityId><answer>1</answer>`,
  );
  const texts = [
    mailsOf(customer),
    await pdfOf(customer, "5900219", "DOC-123001-P"),
    await pdfOf(customer, "5900219", "DOC-123001-1"),
  ];
  for (const text of texts) {
    expect(text).toContain("zobowiązanie 12 mies. od zawarcia umowy (17-11-2026 – 16-11-2027)");
    expect(text).toContain("od 17-11-2026: 69,00 zł miesięcznie");
    expect(text).not.toContain("16-11-2026");
  }
  expect(await daysOfPrices(customer, "123001")).toEqual(["17-11-2026"]);
});

test("(part of ORDER-27) names lengths without days before the conclusion", async () => {
  const customer = await open("open-offer");
  const text = await pdfOf(customer, SROKA, "DOC-121001-1");
  expect(text).toContain("zobowiązanie 24 mies. od zawarcia umowy");
  expect(text).toContain("przez 12 mies. od początku usługi 69,00 zł miesięcznie");
  expect(text).toContain("potem 89,00 zł miesięcznie");
  expect(text.match(/\d\d-\d\d-\d{4}/gu)).toEqual(["06-12-2026"]);
});

test("(part of ORDER-27) counts the prices of an open offer from the day on which it is read", async () => {
  const customer = await open("aged-offer");
  expect(await daysOfPrices(customer, "121001")).toEqual(["16-11-2026", "16-11-2027"]);
  await customer.moveClock(19 * DAY_MS);
  expect(await daysOfPrices(customer, "121001")).toEqual(["05-12-2026", "05-12-2027"]);
});

test("(part of ORDER-27) has no days in the conditions of any open offer of the demo", async () => {
  const { tenant } = await open("demo-offers");
  const day = tenant.today();
  const accounts = DEMO_ACCOUNTS.filter(({ createSeed }) => createSeed({ today: day, near: day }).offers.length > 0);
  const lines = accounts.flatMap(({ number: account }) => {
    tenant.ensureSeeded(account);
    return offersOf(tenant.db, account)
      .filter(({ status }) => status !== 1)
      .flatMap((offer) => offerConditionLines(offer));
  });
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => /\d\d-\d\d-\d{4}/u.test(line))).toEqual([]);
});

test("(part of ORDER-27) calls a one-time price of a service one-time, not monthly", async () => {
  const { tenant } = await open("one-time-price");
  const offer = findOffer(tenant.db, SROKA, "121001");
  const products = [{ name: "Router", prices: [{ price: 9_900, typeOfCharge: "ONE_TIME" }] }];
  const lines = offerConditionLines({ status: 0, data: { ...offer?.data, products } });
  expect(lines.slice(0, 2)).toEqual(["Router, bez zobowiązania", "    99,00\u00a0zł, jednorazowo"]);
});
