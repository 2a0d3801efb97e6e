import { expect, test } from "vitest";
import { saveCustomName, unblockProducts } from "#sandbox/contexts/product.repository.ts";
import { saveVisit } from "#sandbox/contexts/visit.repository.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const ACCOUNT = "5900217";
const PRODUCT = "5900217-01";
const CONTRACT = "ABO/5900217/1";
const ORDER = "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>";
const WITHDRAWAL =
  "<name>Agnieszka Sroka</name><contractNumber>2026/121001</contractNumber><email>agnieszka.sroka@poczta.example</email>";

/** Customer whose internet, a service of `CONTRACT`, is replaced by an order. */
async function customerOf(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  await customer.call("getClientData");
  return customer;
}

async function terminate(customer: EffectCustomer, endsOn = "31-12-2026"): Promise<string> {
  const end = `<contractNumber>${CONTRACT}</contractNumber><endsOn>${endsOn}</endsOn><cost>0.00</cost>`;
  return (await customer.read("terminateContract", "e:termination/e:terminationId", end)) ?? "";
}

const revoke = (customer: EffectCustomer, id: string): Promise<unknown> =>
  customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);

/** Accepts the order and lets its service begin. */
async function replace(customer: EffectCustomer): Promise<void> {
  await customer.call("respondToSaleOffer", ORDER);
  await customer.moveClock(4 * DAY_MS);
  await customer.call("getClientData");
}

/** Returns name, status and last day of the internet. */
async function internetOf(customer: EffectCustomer): Promise<readonly (string | undefined)[]> {
  const answer = await customer.call("getClientData");
  return ["name", "status", "contractEnd"].map((field) =>
    answer.one(`e:products/e:item[e:productId='${PRODUCT}']/e:${field}`),
  );
}

const FORMER = "Internet światłowodowy 1 Gb/s";

test("[WITHDRAW-121] restores a running service when its termination was revoked after the order", async () => {
  const customer = await customerOf("restored-after-revocation");
  const id = await terminate(customer);
  await replace(customer);
  await revoke(customer, id);
  expect(await internetOf(customer)).toEqual(["Internet światłowodowy 2 Gb/s", "ACTIVE", undefined]);
  await customer.call("withdrawFromContract", WITHDRAWAL);
  expect(await internetOf(customer)).toEqual([FORMER, "ACTIVE", undefined]);
}, 60_000);

test("(part of WITHDRAW-121) restores a service that ends when its contract was terminated again", async () => {
  const customer = await customerOf("restored-terminated-again");
  const id = await terminate(customer);
  await replace(customer);
  await revoke(customer, id);
  const again = await terminate(customer, "20-12-2026");
  await customer.call("withdrawFromContract", WITHDRAWAL);
  expect(await internetOf(customer)).toEqual([FORMER, "DURING_RESIGNATION", "20-12-2026"]);
  await revoke(customer, again);
  expect(await internetOf(customer)).toEqual([FORMER, "ACTIVE", undefined]);
}, 60_000);

test("(part of WITHDRAW-121) restores an ending service terminated after the order", async () => {
  const customer = await customerOf("restored-terminated-later");
  await replace(customer);
  const id = await terminate(customer, "20-12-2026");
  await customer.call("withdrawFromContract", WITHDRAWAL);
  expect(await internetOf(customer)).toEqual([FORMER, "DURING_RESIGNATION", "20-12-2026"]);
  await revoke(customer, id);
  expect(await internetOf(customer)).toEqual([FORMER, "ACTIVE", undefined]);
}, 60_000);

test("(part of WITHDRAW-121) keeps the new contract's end when the former's is revoked", async () => {
  const customer = await customerOf("revoked-former-contract");
  const id = await terminate(customer);
  await replace(customer);
  customer.changeRows(
    "UPDATE product SET data = json_set(data, '$.status', 'DURING_RESIGNATION') WHERE data ->> '$.productId' = ?",
    PRODUCT,
  );
  await revoke(customer, id);
  expect((await internetOf(customer))[1]).toBe("DURING_RESIGNATION");
}, 60_000);

test("(part of WITHDRAW-121) restores today's address, name and lifted blockade", async () => {
  const customer = await customerOf("restored-moved");
  customer.changeRows(
    "UPDATE product SET data = json_set(data, '$.status', 'SUSPENDED', '$.blockade', 'arrears') WHERE data ->> '$.productId' = ?",
    PRODUCT,
  );
  await replace(customer);
  const { db } = customer.tenant;
  unblockProducts(db, ACCOUNT, "arrears");
  saveCustomName(db, ACCOUNT, PRODUCT, "Biuro");
  db.prepare("INSERT INTO service_move VALUES (?, ?, ?, ?)").run(
    ACCOUNT,
    PRODUCT,
    "2026-11-20",
    "ul. Chmielna 26 m. 4, 80-748 Gdańsk",
  );
  await customer.moveClock(2 * DAY_MS);
  expect((await internetOf(customer))[1]).toBe("ACTIVE");
  await customer.call("withdrawFromContract", WITHDRAWAL);
  expect(await internetOf(customer)).toEqual([FORMER, "ACTIVE", undefined]);
  const read = (path: string) => customer.read("getClientData", `e:products/e:item[e:productId='${PRODUCT}']/${path}`);
  expect([await read("e:customName"), await read("e:address/e:street")]).toEqual(["Biuro", "ul. Chmielna"]);
}, 60_000);

test("(part of WITHDRAW-121) restores an ordered part that began under the ordered tariff", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("restored-part"), "m.brzezinska");
  await customer.openSession();
  await customer.call("getClientData");
  await customer.moveClock(4 * DAY_MS);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>118402</offerId><activityId>ACT-118402</activityId><answer>1</answer>",
  );
  const partOf = async () => {
    const answer = await customer.call("getClientData");
    const path = "e:products/e:item[e:productId='4127830-01']";
    const part = `${path}/e:childrenList/e:item[e:productId='4127830-01-2']`;
    return [answer.one(`${path}/e:name`), answer.one(`${part}/e:status`), answer.one(`${part}/e:contractStart`)];
  };
  await customer.moveClock(12 * DAY_MS);
  const running = ["ACTIVE", "01-12-2026"];
  expect(await partOf()).toEqual(["Telewizja Premium z HBO Max, CANAL+ Online i Eleven Sports", ...running]);
  await customer.call(
    "withdrawFromContract",
    "<name>Małgorzata Brzezińska-Kowalczyk</name><contractNumber>2026/118402</contractNumber><email>malgorzata.brzezinska-kowalczyk@poczta.example</email>",
  );
  expect(await partOf()).toEqual(["Telewizja Premium", ...running]);
}, 60_000);

test("(part of WITHDRAW-121) charges a visit under a withdrawn tariff", async () => {
  const customer = await customerOf("restored-visit");
  await replace(customer);
  saveVisit(customer.tenant.db, ACCOUNT, PRODUCT, { day: "2026-11-23", hour: 8 });
  await customer.moveClock(4 * DAY_MS);
  await customer.call("getClientData");
  await customer.call("withdrawFromContract", WITHDRAWAL);
  expect(await internetOf(customer)).toEqual([FORMER, "ACTIVE", undefined]);
  await customer.moveClock(20 * DAY_MS);
  const entryId = await customer.read(
    "getClientFinancialEntries",
    "e:entries/e:item[e:kind='invoice' and e:entryDate='12-12-2026']/e:entryId",
  );
  const items = await customer.readAll(
    "getInvoiceDetails",
    "e:items/e:item/e:name",
    `<entryId>${entryId ?? ""}</entryId>`,
  );
  expect(items.filter((name) => name.startsWith("Wizyta technika"))).toEqual(["Wizyta technika, 23-11-2026"]);
}, 60_000);
