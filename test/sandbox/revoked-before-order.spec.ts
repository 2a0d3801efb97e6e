import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
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
