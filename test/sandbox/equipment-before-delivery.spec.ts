import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { withdrawalSettlementLines } from "#sandbox/language/withdrawal-settlement-lines.ts";
import portal from "#ui/features/withdrawal/pl.json";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const CARD = "karta SIM (Bez Limitu 60 GB)";

async function openAs(login: string, name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), login);
  await customer.openSession();
  await customer.call("getClientData");
  return customer;
}

const withdraw = (customer: EffectCustomer, name: string, number: string, email: string) =>
  customer.call(
    "withdrawFromContract",
    `<name>${name}</name><contractNumber>${number}</contractNumber><email>${email}</email>`,
  );

/** Names the equipment of an order and of its statement; `undefined` where it is not known. */
async function equipmentOf(customer: EffectCustomer, number: string) {
  const namesAt = async (operation: "getSalesOfferHistory" | "getWithdrawals", path: string) => {
    const answer = await customer.call(operation);
    return answer.all(path).length === 0 ? undefined : answer.all(`${path}/e:item`);
  };
  const order = await namesAt("getSalesOfferHistory", `e:offers/e:item[e:processNumber='${number}']/e:equipment`);
  return { order, statement: await namesAt("getWithdrawals", "e:withdrawals/e:item/e:returnedEquipment") };
}

const receiptOf = ({ tenant }: EffectCustomer): string | undefined =>
  outboxOf(tenant.db).find(({ text }) => text.startsWith("Potwierdzenie otrzymania oświadczenia"))?.text;

async function orderPhone(name: string): Promise<EffectCustomer> {
  const customer = await openAs("isobar.wilga", name);
  await customer.call("respondToSaleOffer", "<offerId>122001</offerId><answer>1</answer>");
  return customer;
}

test("(part of WITHDRAW-34) asks on condition for equipment that may have left before", async () => {
  const customer = await orderPhone("parcel-of-today");
  expect((await equipmentOf(customer, "2026/122001")).order).toEqual([CARD]);
  await withdraw(customer, "Robert Wilga", "2026/122001", "robert.wilga@poczta.example");
  expect(await equipmentOf(customer, "2026/122001")).toEqual({ order: [CARD], statement: undefined });
  expect(receiptOf(customer)).toContain(
    `Sprzęt z tego zamówienia: ${CARD}. Jeśli do ciebie przyszedł, odeślij go do 30-11-2026 na swój koszt, ` +
      "chyba że umowa mówi inaczej. Za niezwrócony możemy naliczyć opłatę z umowy.",
  );
  expect(receiptOf(customer)).toContain("ze zwrotem możemy poczekać na sprzęt albo dowód jego odesłania.");
});

test("(part of WITHDRAW-34) names equipment that a courier brings from the next day on", async () => {
  const customer = await orderPhone("parcel-on-its-way");
  await customer.moveClock(DAY_MS);
  await withdraw(customer, "Robert Wilga", "2026/122001", "robert.wilga@poczta.example");
  expect(await equipmentOf(customer, "2026/122001")).toEqual({ order: [CARD], statement: [CARD] });
});

test("(part of WITHDRAW-34) names no equipment anywhere before the technician has come", async () => {
  const customer = await openAs("m.brzezinska", "no-technician-yet");
  expect((await equipmentOf(customer, "2026/117020")).order).toEqual([]);
  const email = "malgorzata.brzezinska-kowalczyk@poczta.example";
  await withdraw(customer, "Małgorzata Brzezińska-Kowalczyk", "2026/117020", email);
  await customer.moveClock(30 * DAY_MS);
  expect(await equipmentOf(customer, "2026/117020")).toEqual({ order: [], statement: [] });
  expect(receiptOf(customer)).not.toContain("sprzęt");
});

test.each([
  ["certain", ["Router", "Dekoder"], portal["return.named"]],
  ["possible", ["Router", "Dekoder"], portal["return.ordered"]],
  ["possible", [], portal["return.unknown"]],
] as const)("(part of WITHDRAW-34) says of %s equipment %j by e-mail what the portal says", (kind, names, text) => {
  const lines = withdrawalSettlementLines({
    cost: 0,
    correction: 0,
    billedIn: undefined,
    creditedOn: undefined,
    services: ["Telefon"],
    restored: [],
    extendedLater: [],
    restoredEnds: [],
    withdrawnOn: "2026-11-30",
    refund: 0,
    equipment: { kind, names },
    settledBy: "2026-12-14",
  });
  expect(lines).toContain(text.replace("{day}", "14-12-2026").replace("{equipment}", names.join("; ")));
  expect(lines).toContain(portal["refund.anyWait"].replace("{day}", "14-12-2026"));
});
