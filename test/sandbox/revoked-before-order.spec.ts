import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { patchOffer } from "#sandbox/contexts/offer.repository.ts";
import { insertRequest, reopenRequest } from "#sandbox/contexts/support.repository.ts";
import { orderDrafts, receiptDrafts } from "#sandbox/pages/order-drafts.ts";
import { storeReceipts } from "#sandbox/pages/store-receipts.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import { withdrawalDrafts } from "#sandbox/pages/withdrawal-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const CONTRACT = "ABO/5900217/1";
const WITHDRAWAL =
  "<name>Agnieszka Sroka</name><contractNumber>2026/121001</contractNumber><email>agnieszka.sroka@poczta.example</email>";
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Terminates a contract with announced terms, orders a faster internet, and revokes after some days. */
async function revokingCustomer(name: string, days: number): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  const end = `<contractNumber>${CONTRACT}</contractNumber><endsOn>31-12-2026</endsOn><cost>0.00</cost>`;
  const id = await customer.read("terminateContract", "e:termination/e:terminationId", end);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>",
  );
  if (days > 0) await customer.moveClock(days * DAY_MS);
  await customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);
  return customer;
}

/** Returns the text of a receipt about the termination; `kind` begins its id. */
async function receiptOf({ tenant }: EffectCustomer, kind: "WY" | "WC"): Promise<string> {
  const draft = terminationDrafts(tenant, "5900217").find(({ documentId }) => documentId.startsWith(`${kind}-`));
  return plain((await readPdf((await draft?.create()) ?? new Uint8Array())).text);
}

test("[TERM-111] names no announced terms of a service that an order replaces before them", async () => {
  const customer = await revokingCustomer("revoked-before-order", 0);
  const mail = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Cofnęliśmy"));
  for (const text of [plain(mail?.text ?? ""), await receiptOf(customer, "WC")]) {
    expect(text).toContain("Umowa trwa dalej. Zamówienie 2026/121001 trwa dalej");
    expect(text).toContain("zamówione usługi zastąpią: Internet światłowodowy 1 Gb/s.");
    for (const claim of ["bez zmian", "Zapowiedziana zmiana", "co miesiąc"]) expect(text).not.toContain(claim);
  }
}, 60_000);

test("[DOC-66] keeps the receipts of a termination and its revocation after a later withdrawal", async () => {
  const customer = await revokingCustomer("revoked-fixed-receipts", 4);
  const sent = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Cofnęliśmy"));
  expect(sent?.text).toContain("Umowa trwa bez zmian.");
  await customer.call("withdrawFromContract", WITHDRAWAL);
  const [termination, revocation] = [await receiptOf(customer, "WY"), await receiptOf(customer, "WC")];
  expect(termination).toContain("Usługi: Internet światłowodowy 1 Gb/s, Bez Limitu 60 GB.");
  expect(revocation).toContain("Usługi: Bez Limitu 60 GB. ");
  expect(revocation).toContain("Umowa trwa bez zmian.");
}, 60_000);

test("(part of DOC-66) keeps the receipt of a withdrawal after the termination is revoked", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("withdrawn-fixed-receipt"), "oferty.sroka");
  await customer.openSession();
  const end = `<contractNumber>${CONTRACT}</contractNumber><endsOn>31-12-2026</endsOn><cost>0.00</cost>`;
  const id = await customer.read("terminateContract", "e:termination/e:terminationId", end);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>",
  );
  await customer.moveClock(5 * DAY_MS);
  await customer.call("withdrawFromContract", WITHDRAWAL);
  await customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);
  const [draft] = withdrawalDrafts(customer.tenant, "5900217");
  const { text } = await readPdf((await draft?.create()) ?? new Uint8Array());
  expect(plain(text)).toContain("Na dotychczasowych warunkach tylko do 31-12-2026 działa");
}, 60_000);

test("(part of DOC-66) keeps the receipt of an order after its day is moved", async () => {
  const { tenant } = await revokingCustomer("ordered-fixed-receipt", 0);
  const textOfOrder = async (): Promise<string> => {
    const draft = orderDrafts(tenant, "5900217").find(({ documentId }) => documentId === "ZAM-121001");
    return plain((await readPdf((await draft?.create()) ?? new Uint8Array())).text);
  };
  const before = await textOfOrder();
  patchOffer(tenant.db, "5900217", "121001", { assemblyDay: "2026-12-15" });
  expect(await textOfOrder()).toBe(before);
}, 60_000);

test("(part of DOC-66) keeps the receipt of a request after its day of the answer has changed", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("request-fixed-receipt"), "oferty.sroka");
  await customer.openSession();
  await customer.call("getClientData");
  const { db } = customer.tenant;
  const request = { number: "ZG/2026/009999", formId: "F", kind: "QUESTION", title: "Pytanie", state: "RECEIVED" };
  const days = { sent: "2026-11-16T10:00:00", answerBy: "2026-11-30" };
  insertRequest(db, "5900217", { ...request, ...days }, [{ side: "CUSTOMER", writtenAt: days.sent, text: "Kiedy?" }]);
  storeReceipts(customer.tenant, "5900217");
  reopenRequest(db, "5900217", request.number, { state: "IN_PROGRESS", answerBy: "2026-12-24" });
  const draft = receiptDrafts(customer.tenant, "5900217").find(({ number }) => number === request.number);
  const { text } = await readPdf((await draft?.create()) ?? new Uint8Array());
  expect(plain(text)).toContain("Odpowiedź do 30-11-2026.");
}, 60_000);
