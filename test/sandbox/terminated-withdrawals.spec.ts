import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { withdrawalDrafts } from "#sandbox/pages/withdrawal-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const SERVICE = "e:products/e:item[e:productId='5900217-01']";
const ENDS = "e:withdrawals/e:item/e:restoredEnds/e:item";
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Terminates the internet contract to 31-12-2026, orders a faster one, and lets it begin on 19-11-2026. */
async function afterReplacement(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  const end = "<endsOn>31-12-2026</endsOn><cost>0.00</cost>";
  await customer.call("terminateContract", `<contractNumber>ABO/5900217/1</contractNumber>${end}`);
  const order = "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>";
  await customer.call("respondToSaleOffer", order);
  await customer.moveClock(5 * DAY_MS);
  return customer;
}

const withdraw = (customer: EffectCustomer): Promise<unknown> =>
  customer.call(
    "withdrawFromContract",
    "<name>Agnieszka Sroka</name><contractNumber>2026/121001</contractNumber><email>agnieszka.sroka@poczta.example</email>",
  );

test("[WITHDRAW-70] names until when a service goes on whose terminated contract a withdrawal restores", async () => {
  const customer = await afterReplacement("restored-terminated");
  const read = (field: string) => customer.readAll("getClientData", `${SERVICE}/e:${field}`);
  expect([await read("formerTermsUntil"), await read("formerTermsRevocableUntil")]).toEqual([
    ["31-12-2026"],
    ["30-12-2026"],
  ]);
  await withdraw(customer);
  expect([await read("status"), await read("contractEnd"), await read("formerTermsUntil")]).toEqual([
    ["DURING_RESIGNATION"],
    ["31-12-2026"],
    [],
  ]);
  const statement = (field: string) => customer.readAll("getWithdrawals", `${ENDS}/e:${field}`);
  expect([await statement("name"), await statement("endsOn"), await statement("revocableUntil")]).toEqual([
    ["Internet światłowodowy 1 Gb/s"],
    ["31-12-2026"],
    ["30-12-2026"],
  ]);
  const mail = outboxOf(customer.tenant.db).find(({ text }) =>
    text.startsWith("Potwierdzenie otrzymania oświadczenia"),
  );
  const [draft] = withdrawalDrafts(customer.tenant, "5900217");
  const file = await readPdf((await draft?.create()) ?? new Uint8Array());
  for (const text of [mail?.text ?? "", file.text].map(plain)) {
    expect(text).toContain(
      "Na dotychczasowych warunkach tylko do 31-12-2026 działa: Internet światłowodowy 1 Gb/s. Ta umowa jest " +
        "wypowiedziana. Wypowiedzenie możesz cofnąć w portalu, na stronie usługi, najpóźniej 30-12-2026.",
    );
    expect(text).not.toContain("masz dalej");
  }
}, 60_000);

test("(part of WITHDRAW-70) names no end once the termination is revoked", async () => {
  const customer = await afterReplacement("restored-revoked");
  await withdraw(customer);
  const [id = ""] = await customer.readAll("getTerminations", "e:terminations/e:item/e:terminationId");
  await customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);
  expect(await customer.readAll("getClientData", `${SERVICE}/e:status`)).toEqual(["ACTIVE"]);
  expect(await customer.readAll("getWithdrawals", `${ENDS}/e:name`)).toEqual([]);
}, 60_000);

test("(part of WITHDRAW-70) names the end of an extended contract that was terminated", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("extended-terminated"), "umowa.remiz");
  await customer.openSession();
  const offer = await customer.call("getExtendOffer");
  const [offerId, activityId] = ["offerId", "activityId"].map((field) => offer.one(`e:offer/e:${field}`) ?? "");
  const ids = `<offerId>${offerId}</offerId><activityId>${activityId}</activityId>`;
  await customer.call("respondToSaleOffer", `${ids}<answer>1</answer>`);
  const read = (field: string) => customer.read("getClientData", `e:products/e:item/e:${field}`);
  const number = await read("contractNumber");
  expect(await read("formerTermsUntil")).toBeUndefined();
  const end = "<endsOn>16-12-2026</endsOn><cost>0.00</cost>";
  await customer.call("terminateContract", `<contractNumber>${number}</contractNumber>${end}`);
  expect([await read("restoresFormerTerms"), await read("formerTermsUntil")]).toEqual(["true", "16-12-2026"]);
  await customer.call(
    "withdrawFromContract",
    `<name>Alicja Remiz</name><contractNumber>${number}</contractNumber><email>alicja.remiz@poczta.example</email>`,
  );
  expect(await customer.readAll("getWithdrawals", `${ENDS}/e:endsOn`)).toEqual(["16-12-2026"]);
  expect(await read("status")).toBe("DURING_RESIGNATION");
}, 60_000);
