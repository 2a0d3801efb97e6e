import { expect, test } from "vitest";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { productsOf } from "#sandbox/contexts/product.repository.ts";
import { contractProducts, portingDays } from "#sandbox/contexts/terminated-contracts.ts";
import { terminationsOf } from "#sandbox/contexts/termination.repository.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { contractDrafts } from "#sandbox/pages/contract-drafts.ts";
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

test("[TERM-46] states the same term in contract, summary, documents and services of each demo customer", async () => {
  const { tenant } = new EffectCustomer(sandbox.url(), sandbox.tenant("contract-terms"), "none");
  let count = 0;
  for (const { number: account } of DEMO_ACCOUNTS) {
    tenant.ensureSeeded(account);
    const [terminated, moved] = [terminationsOf(tenant.db, account), portingDays(tenant, account)];
    for (const { contractNumber = "", validTo, create, name } of contractDrafts(tenant, account)) {
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
      expect(validTo ?? "", about).toBe(end);
      if (end !== "") expect(stated, about).toContain(`do ${polishDay(end)} i kończy się z upływem tego czasu`);
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
