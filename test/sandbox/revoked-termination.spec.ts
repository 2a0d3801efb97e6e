import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const NUMBER = "ABO/5900217/1";
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Terminates a contract with announced terms on 16-11-2026, and revokes the termination. */
async function revokingCustomer(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  const terminated = await customer.call(
    "terminateContract",
    `<contractNumber>${NUMBER}</contractNumber><endsOn>31-12-2026</endsOn><cost>0.00</cost>`,
  );
  const id = terminated.one("e:termination/e:terminationId") ?? "";
  await customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);
  return customer;
}

async function receiptOf({ tenant }: EffectCustomer): Promise<string> {
  const draft = terminationDrafts(tenant, "5900217").find(({ documentId }) => documentId.startsWith("WC-"));
  return plain((await readPdf((await draft?.create()) ?? new Uint8Array())).text);
}

test("(part of TERM-60) names announced terms in e-mail and document of a revocation", async () => {
  const customer = await revokingCustomer("revoked-change");
  const mail = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Cofnęliśmy"));
  for (const text of [plain(mail?.text ?? ""), await receiptOf(customer)]) {
    expect(text).toContain(
      "Umowa trwa dalej. Zapowiedziana zmiana warunków zacznie obowiązywać 01-01-2027: zapłacisz o 5,00 zł więcej co miesiąc.",
    );
    expect(text).toContain("do 31-12-2026 możesz wypowiedzieć umowę bez zwrotu ulgi");
    expect(text).not.toContain("bez zmian");
  }
}, 60_000);

test("(part of TERM-60) keeps the document about a revocation after a later extension", async () => {
  const customer = await revokingCustomer("revoked-extended");
  const before = await receiptOf(customer);
  await customer.moveClock(2 * 24 * 3_600_000);
  await customer.call("respondToSaleOffer", "<offerId>121006</offerId><answer>1</answer>");
  expect(await receiptOf(customer)).toBe(before);
}, 60_000);

test("[TERM-97] says in message and former confirmation that a termination is revoked", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("revoked-message"), "sm.jantar");
  await customer.openSession();
  const number = "SM/6100245/20";
  const terminated = await customer.call(
    "terminateContract",
    `<contractNumber>${number}</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>`,
  );
  await customer.moveClock(14 * 24 * 3_600_000);
  const id = terminated.one("e:termination/e:terminationId") ?? "";
  await customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);
  const bodyOf = (title: string) =>
    customer.readAll("getClientMessages", `e:messages/e:item[e:title='${title}']/e:body`);
  const [confirmation] = await bodyOf(`Potwierdzenie końca umowy ${number}`);
  expect(plain(confirmation ?? "")).toContain("nieaktualne: wypowiedzenie zostało cofnięte 30-11-2026.");
  const [revocation] = await bodyOf(`Wypowiedzenie umowy ${number} jest cofnięte`);
  expect(plain(revocation ?? "")).toContain("Umowa trwa bez zmian.");
}, 60_000);
