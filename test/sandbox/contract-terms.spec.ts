import { expect, test } from "vitest";
import { addCalendarDays } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { productsOf } from "#sandbox/contexts/product.repository.ts";
import { contractProducts, portingDays } from "#sandbox/contexts/terminated-contracts.ts";
import { terminationsOf } from "#sandbox/contexts/termination.repository.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { contractDrafts } from "#sandbox/pages/contract-drafts.ts";
import { orderDrafts } from "#sandbox/pages/order-drafts.ts";
import type { Tenant } from "#sandbox/tenants/tenant.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");
const lastOf = (products: readonly JsonRecord[], field: string): string =>
  products
    .map((product) => jsonText(product[field]))
    .toSorted()
    .at(-1) ?? "";

/** Reads the texts of the confirmations of orders. */
async function orderTexts(tenant: Tenant, account: string): Promise<string> {
  const files = await Promise.all(orderDrafts(tenant, account).map(async ({ create }) => readPdf(await create())));
  return plain(files.map(({ text }) => text).join(" "));
}

/** Reads the texts of the contract and of its summary. */
async function contractTexts(tenant: Tenant, account: string, number: string): Promise<readonly string[]> {
  const drafts = contractDrafts(tenant, account).filter(({ contractNumber }) => contractNumber === number);
  const files = await Promise.all(drafts.map(async ({ create }) => readPdf(await create())));
  return files.map(({ text }) => plain(text));
}

test("[TERM-46] states the same term in contract, summary, documents and services of each demo customer", async () => {
  const { tenant } = new EffectCustomer(sandbox.url(), sandbox.tenant("contract-terms"), "none");
  let count = 0;
  for (const { number: account } of DEMO_ACCOUNTS) {
    tenant.ensureSeeded(account);
    const [terminated, moved] = [terminationsOf(tenant.db, account), portingDays(tenant, account)];
    for (const { contractNumber = "", validTo, create, kind, name } of contractDrafts(tenant, account)) {
      const products = contractProducts(tenant, account, contractNumber);
      const isEnding =
        products.some(({ productId }) => moved.has(jsonText(productId))) ||
        terminated.some((one) => one.contractNumber === contractNumber);
      const { text } = await readPdf(await create());
      const stated = plain(/Umowa jest zawarta[^.]*\./u.exec(plain(text))?.[0] ?? "");
      const [end, committed] = [lastOf(products, "contractEnd"), lastOf(products, "commitmentTo")];
      const about = `${account} ${contractNumber} ${name}`;
      count += 1;
      if (isEnding) continue;
      const [committedFrom, started] = [lastOf(products, "commitmentFrom"), lastOf(products, "contractStart")];
      const isExtended = committedFrom > started;
      const isReplaced = isExtended && kind === "CONTRACT_SUMMARY";
      expect(validTo ?? "", about).toBe(isReplaced ? addCalendarDays(committedFrom, -1) : end);
      if (isExtended) {
        expect(stated, about).not.toContain(`do ${polishDay(committed)}`);
        expect(await orderTexts(tenant, account), about).toContain(` – ${polishDay(committed)})`);
      } else if (end !== "") expect(stated, about).toContain(`do ${polishDay(end)} i kończy się z upływem tego czasu`);
      else if (committed !== "") expect(stated, about).toContain(`do ${polishDay(committed)}`);
      else expect(stated, about).toBe("Umowa jest zawarta na czas nieokreślony.");
    }
  }
  expect(count).toBeGreaterThan(20);
}, 120_000);

test("(part of TERM-46) ends a contract that ends by itself, and states its term", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("fixed-term"), "sm.jantar");
  await customer.openSession();
  const number = "SM/6100245/20";
  const contract = `e:contracts/e:item[e:contractNumber='${number}']`;
  expect(await customer.readAll("getTerminations", `${contract}/e:termTo`)).toEqual(["31-01-2028"]);
  await customer.call(
    "terminateContract",
    `<contractNumber>${number}</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>`,
  );
  const [draft] = contractDrafts(customer.tenant, "6100245");
  const { text } = await readPdf((await draft?.create()) ?? new Uint8Array());
  expect(plain(text)).toContain("na czas określony od 01-01-2021 do 31-01-2028 i kończy się");
  const path = `e:terminations/e:item[e:contractNumber='${number}']/e:terminationId`;
  const [id = ""] = await customer.readAll("getTerminations", path);
  await customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);
  await customer.moveClock(460 * DAY_MS);
  await customer.call("getClientData");
  const statuses = productsOf(customer.tenant.db, "6100245").map(({ status, contractEnd }) => [status, contractEnd]);
  expect(statuses).toEqual(Array.from({ length: 3 }, () => ["TERMINATED", "2028-01-31"]));
}, 60_000);

test("[DOC-60] states in a contract neither a later extension nor an announced price", async () => {
  const { tenant } = new EffectCustomer(sandbox.url(), sandbox.tenant("agreed-terms"), "none");
  tenant.ensureSeeded("5900217");
  const texts = await contractTexts(tenant, "5900217", "ABO/5900217/1");
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain("na czas określony od 01-12-2024 do 30-11-2025. Potem trwa dalej");
    expect(text).toContain("Internet światłowodowy 1 Gb/s, 69,00 zł miesięcznie");
    expect(text).not.toMatch(/74,00|-2027/u);
  }
  expect(await orderTexts(tenant, "5900217")).toContain("(16-01-2026 – 15-01-2027)");
}, 60_000);

test("(part of DOC-60) states the terms of its day in a contract opened after its extension", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("agreed-extended"), "umowa.remiz");
  await customer.openSession();
  const offer = await customer.call("getExtendOffer");
  const [offerId, activityId] = [offer.one("e:offer/e:offerId"), offer.one("e:offer/e:activityId")];
  await customer.call(
    "respondToSaleOffer",
    `<offerId>${offerId ?? ""}</offerId><activityId>${activityId ?? ""}</activityId><answer>1</answer>`,
  );
  expect(productsOf(customer.tenant.db, "5900219")[0]?.["commitmentTo"]).toBe("2027-11-15");
  for (const text of await contractTexts(customer.tenant, "5900219", "ABO/5900219/24"))
    expect(text).toContain("na czas określony od 01-12-2024 do 30-11-2026. Potem trwa dalej");
  expect(await orderTexts(customer.tenant, "5900219")).toContain("(16-11-2026 – 15-11-2027)");
}, 60_000);

test("(part of TERM-46) states no fixed term that only a termination before the demo has set", async () => {
  const { tenant } = new EffectCustomer(sandbox.url(), sandbox.tenant("ended-terms"), "none");
  tenant.ensureSeeded("5420093");
  const texts = await contractTexts(tenant, "5420093", "ABO/5420093/1");
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain("Umowa jest zawarta na czas nieokreślony.");
}, 60_000);

test("(part of TERM-31) states a charge for each device that goes back, also without an amount", async () => {
  const { tenant } = new EffectCustomer(sandbox.url(), sandbox.tenant("unnamed-charge"), "none");
  tenant.ensureSeeded("5304471");
  for (const text of await contractTexts(tenant, "5304471", "ABO/5304471/1"))
    for (const device of ["Router WB-AX3000, nr AX3000-25-044718", "Dekoder WB-310, nr WB310-25-0061447"])
      expect(text).toContain(
        `${device}: do zwrotu po końcu umowy, za niezwrócony opłata w wysokości wartości sprzętu w dniu końca umowy.`,
      );
}, 60_000);
