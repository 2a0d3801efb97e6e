import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const NUMBER = "MOB/0412784/25";
const NAME = "Internet mobilny 5G 200 GB";
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Terminates the contract of a service that the customer has suspended; on Monday, 16-11-2026. */
async function terminatingCustomer(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "m.brzezinska");
  await customer.openSession();
  await customer.call(
    "terminateContract",
    `<contractNumber>${NUMBER}</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>`,
  );
  return customer;
}

test("[TERM-43] keeps a suspended service without a fee until its contract ends, also on invoices", async () => {
  const customer = await terminatingCustomer("suspended-price");
  const product = "e:products/e:item[e:productId='4127830-07']";
  const prices = () => customer.readAll("getClientData", `${product}/e:actualPrice`);
  expect(await prices()).toEqual(["0.00"]);
  const contract = `e:contracts/e:item[e:contractNumber='${NUMBER}']`;
  expect(await customer.readAll("getTerminations", `${contract}/e:monthlyFee`)).toEqual(["0.00"]);
  for (let month = 0; month < 3; month += 1) {
    await customer.moveClock(31 * DAY_MS);
    await customer.call("getClientFinancialEntries");
    expect(await prices()).toEqual(["0.00"]);
  }
  const lines = customer.tenant.db
    .prepare(
      "SELECT name FROM invoice_item JOIN financial_entry USING (account_number, entry_id) WHERE period >= '2026-12'",
    )
    .all()
    .map(({ name }) => name);
  expect(lines).toContain("Telewizja Premium");
  expect(lines).not.toContain(NAME);
}, 60_000);

test("(part of TERM-43) names no fee of a suspended service in e-mails and documents", async () => {
  const customer = await terminatingCustomer("suspended-receipt");
  await customer.moveClock(3 * DAY_MS);
  await customer.call("getClientMessages");
  const mails = outboxOf(customer.tenant.db).filter(({ text }) => text.includes(`koniec umowy ${NUMBER}`));
  const receipts = outboxOf(customer.tenant.db).filter(({ text }) => text.includes(`Wypowiadam umowę ${NUMBER}`));
  const drafts = terminationDrafts(customer.tenant, "4127830").filter(
    ({ contractNumber }) => contractNumber === NUMBER,
  );
  const files = await Promise.all(drafts.map(async (draft) => (await readPdf(await draft.create())).text));
  const texts = [...mails, ...receipts].map(({ text }) => text).concat(files);
  expect(texts).toHaveLength(4);
  for (const text of texts.map(plain)) {
    expect(text).toContain("Do tego dnia nie płacisz abonamentu. Jeśli masz zaległości, pozostają do zapłaty.");
    expect(text).not.toContain("Abonament płacisz");
  }
}, 60_000);
