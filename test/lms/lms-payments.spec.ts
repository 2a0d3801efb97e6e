import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Przelewy24Gateway } from "#lms/payment/przelewy24/przelewy24-gateway.ts";
import { checkLms } from "#lms/setup/check-lms.ts";
import { takePaymentsToAsk } from "#lms/state/payment.repository.ts";
import type { ServiceAnswer, ServiceClient } from "#test/sandbox/service-client.ts";
import { openLmsScene, SCENE_NOW, type LmsScene } from "./lms-scene.ts";

const TOMASZ = "1002";
const ANNA = "1001";
const MINUTE = 60_000;

let scene: LmsScene;

beforeAll(async () => {
  scene = await openLmsScene({ takesPayments: true });
}, 60_000);
afterAll(() => scene.close());
beforeEach(async () => {
  scene.now = SCENE_NOW;
  Object.assign(scene.simulator.behaviour, { sendsNotifications: true, refusesVerification: false, isDown: false });
  await scene.database.run(
    "DELETE FROM ebok.payment; DELETE FROM ebok.counted_call; DELETE FROM ebok.outgoing_message",
  );
  await scene.asOwner(() => scene.database.run("DELETE FROM cashimport"));
});

const write = (client: ServiceClient, operation: string, fields: string, key: string = crypto.randomUUID()) =>
  client.call(operation, `<intentId>${key}</intentId>${fields}`);

interface Unpaid {
  readonly entryId: string;
  readonly left: string;
}

/** Lists the unpaid invoices of a customer. */
async function unpaidInvoices(client: ServiceClient): Promise<readonly Unpaid[]> {
  const list = await client.call("getClientFinancialEntries");
  const unpaid = "e:entries/e:item[e:kind='invoice' and e:unpaidAmount!='0.00']";
  const lefts = list.all(`${unpaid}/e:unpaidAmount`);
  return list.all(`${unpaid}/e:entryId`).map((entryId, index) => ({ entryId, left: lefts[index] ?? "" }));
}

const orderOf = (entryIds: readonly string[], amount: string, isOwn = false): string =>
  `<entryIds>${entryIds.map((id) => `<item>${id}</item>`).join("")}</entryIds><amount>${amount}</amount>` +
  `${isOwn ? "<ownAmount>true</ownAmount>" : ""}<returnPage>invoice</returnPage>`;

interface Started {
  readonly client: ServiceClient;
  readonly answer: ServiceAnswer;
  readonly paymentId: string;
  readonly entry: Unpaid;
}

/** Starts a payment of the first unpaid invoice. */
async function start(login = TOMASZ): Promise<Started> {
  const client = await scene.logIn(login);
  const [entry] = await unpaidInvoices(client);
  if (entry === undefined) throw new Error("nothing is unpaid");
  const answer = await write(client, "startPayment", orderOf([entry.entryId], entry.left));
  return { client, answer, paymentId: answer.one("e:paymentId") ?? "", entry };
}

const idField = (paymentId: string): string => `<paymentId>${paymentId}</paymentId>`;

const stateOf = async ({ client, paymentId }: Pick<Started, "client" | "paymentId">): Promise<string | undefined> =>
  (await client.call("getPaymentState", idField(paymentId))).one("e:state");

const statusOf = async ({ client, entry }: Started): Promise<readonly string[]> => {
  const item = `e:entries/e:item[e:entryId='${entry.entryId}']`;
  const list = await client.call("getClientFinancialEntries");
  return [list.one(`${item}/e:status`) ?? "", list.one(`${item}/e:unpaidAmount`) ?? ""];
};

const balanceOf = async (client: ServiceClient): Promise<string | undefined> =>
  (await client.call("getClientData")).one("e:client/e:currentBalance");

const imports = () =>
  scene.asOwner(() =>
    scene.database.query(
      "SELECT customerid, value::text AS value, customer, description, closed, sourceid, extid FROM cashimport",
    ),
  );

it("[LMS-39] pays an invoice on the page of the gateway, which leads back to the portal", async () => {
  const started = await start();
  const { client, answer, paymentId, entry } = started;
  expect(scene.simulator.payment(paymentId)).toMatchObject({ amount: 2_900, currency: "PLN" });
  expect(scene.simulator.payment(paymentId)?.description).toMatch(/^Klient 1002: \S+/);
  expect([await stateOf(started), await statusOf(started)]).toEqual(["started", ["4", entry.left]]);
  const open = await client.call("getOpenPayments");
  const address = answer.one("e:paymentUrl") ?? "";
  expect(open.one("e:payments/e:item/e:paymentUrl")).toBe(address);
  expect(await (await fetch(address)).text()).toContain("29,00");
  const paid = await fetch(address, {
    method: "POST",
    body: new URLSearchParams("choice=confirm"),
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toMatch(new RegExp(`/paymentComplete/invoice\\?paymentId=${paymentId}$`));
  const state = await client.call("getPaymentState", idField(paymentId));
  expect([state.one("e:state"), state.one("e:amount")]).toEqual(["confirmed", "29.00"]);
  expect(state.one("e:finishedAt")).toBe("2026-11-28T12:00:00+01:00");
  expect((await client.call("getOpenPayments")).all("e:payments/e:item")).toEqual([]);
  expect(scene.simulator.payment(paymentId)?.status).toBe(2);
});

it("(part of LMS-39) refuses unknown and foreign entries, payments and wrong amounts", async () => {
  const anna = await scene.logIn(ANNA);
  const tomasz = await scene.logIn(TOMASZ);
  const [own] = await unpaidInvoices(anna);
  const [foreign] = await unpaidInvoices(tomasz);
  const codeOf = async (fields: string) => (await write(anna, "startPayment", fields)).one("e:errorCode");
  for (const entryId of [foreign?.entryId ?? "", "D0", "' OR 1=1 --"])
    expect(await codeOf(orderOf([entryId], "1.00"))).toBe("UNKNOWN_ENTRY");
  const ids = [own?.entryId ?? ""];
  for (const fields of [orderOf(ids, "1.00"), orderOf(ids, "0.00", true), orderOf(ids, "9999.00", true)])
    expect(await codeOf(fields)).toBe("WRONG_AMOUNT");
  const { paymentId } = await start(TOMASZ);
  expect((await anna.call("getPaymentState", idField(paymentId))).one("e:errorCode")).toBe("UNKNOWN_PAYMENT");
  expect((await write(anna, "abandonPayment", idField(paymentId))).one("e:errorCode")).toBe("UNKNOWN_PAYMENT");
});

it("(part of LMS-39) starts one payment for a key, and at most twenty an hour", async () => {
  const client = await scene.logIn(TOMASZ);
  const [entry] = await unpaidInvoices(client);
  const fields = orderOf([entry?.entryId ?? ""], entry?.left ?? "");
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => write(client, "startPayment", fields, key)));
  expect(new Set(answers.map(({ xml }) => xml)).size).toBe(1);
  const others = await Promise.all([1, 2].map(() => write(client, "startPayment", fields)));
  expect(others.map((answer) => answer.one("e:errorCode"))).toEqual(["PAYMENT_UNDER_WAY", "PAYMENT_UNDER_WAY"]);
  await scene.database.run("DELETE FROM ebok.payment");
  for (let number = 1; number < 20; number += 1) {
    expect((await write(client, "startPayment", fields)).one("e:errorCode")).toBeUndefined();
    await scene.database.run("DELETE FROM ebok.payment");
  }
  const limited = await write(client, "startPayment", fields);
  expect([limited.one("e:errorCode"), limited.one("e:tryAgainAt")]).toEqual(["TRY_LATER", "2026-11-28T13:00:00+01:00"]);
});

it("[LMS-40] confirms nothing by a wrong sign, an unknown payment, another amount or currency", async () => {
  const { simulator } = scene;
  const started = await start();
  const { paymentId } = started;
  const payment = simulator.payment(paymentId);
  if (payment === undefined) throw new Error("the payment was not registered");
  payment.status = 1;
  const notify = async (body: string) => (await fetch(payment.urlStatus, { method: "POST", body })).status;
  const forged = simulator.notificationOf(paymentId).replace(/"sign":"\w{4}/, '"sign":"0000');
  expect(await notify(forged)).toBe(400);
  expect(await notify(simulator.notificationOf("0123456789abcdef01234567"))).toBe(400);
  expect(await notify(simulator.notificationOf(paymentId, { amount: 1 }))).toBe(400);
  expect(await notify(simulator.notificationOf(paymentId, { currency: "EUR" }))).toBe(400);
  expect([payment.status, await imports()]).toEqual([1, []]);
  expect(scene.lines.filter((line) => line.includes("another amount or currency"))).toHaveLength(2);
  expect(await notify(simulator.notificationOf(paymentId))).toBe(200);
  expect(await stateOf(started)).toBe("confirmed");
});

it("[LMS-41] adds a payment to the import of LMS once, however often and early it is reported", async () => {
  const { simulator } = scene;
  const started = await start();
  const { paymentId, client } = started;
  // The notification comes before the customer is back, three more come at once, and one after the confirmation.
  await simulator.pay(paymentId);
  expect(await Promise.all([1, 2, 3].map(() => simulator.notify(paymentId)))).toEqual([200, 200, 200]);
  await scene.askAboutPayments();
  expect(await stateOf(started)).toBe("confirmed");
  expect(await simulator.notify(paymentId)).toBe(200);
  const orderId = simulator.payment(paymentId)?.orderId ?? 0;
  expect(await imports()).toEqual([
    {
      customerid: 1002,
      value: "29.00",
      customer: "Tomasz Gil",
      description: `Wpłata internetowa, Przelewy24 ${orderId}`,
      closed: 0,
      sourceid: scene.payments.source,
      extid: paymentId,
    },
  ]);
  expect((await write(client, "abandonPayment", idField(paymentId))).one("e:errorCode")).toBe("NOT_POSSIBLE");
});

it("(part of LMS-41) books parallel reports to two processes once", async () => {
  const { simulator } = scene;
  await scene.startAnother();
  simulator.behaviour.sendsNotifications = false;
  const started = await start();
  await simulator.pay(started.paymentId);
  scene.now += 2 * MINUTE;
  await Promise.all([
    simulator.notify(started.paymentId),
    scene.askAboutPayments(),
    stateOf(started),
    simulator.notify(started.paymentId),
  ]);
  expect(await imports()).toHaveLength(1);
  expect(await stateOf(started)).toBe("confirmed");
});

it("[LMS-42] makes up for a lost notification by asking, for the returned customer and by itself", async () => {
  const { simulator } = scene;
  simulator.behaviour.sendsNotifications = false;
  const returned = await start();
  await simulator.pay(returned.paymentId);
  expect(await stateOf(returned)).toBe("confirmed");
  const gone = await start(ANNA);
  await simulator.pay(gone.paymentId);
  await scene.askAboutPayments();
  expect(await imports()).toHaveLength(1);
  scene.now += MINUTE;
  await scene.askAboutPayments();
  expect(await imports()).toHaveLength(2);
});

it("(part of LMS-42) keeps a payment whose verification is refused, until it succeeds", async () => {
  const { simulator } = scene;
  simulator.behaviour.refusesVerification = true;
  const started = await start();
  await simulator.pay(started.paymentId);
  expect(await simulator.notify(started.paymentId)).toBe(503);
  scene.now += 50 * MINUTE;
  expect([await stateOf(started), await imports()]).toEqual(["processing", []]);
  simulator.behaviour.refusesVerification = false;
  await scene.askAboutPayments();
  scene.now += MINUTE;
  await scene.askAboutPayments();
  expect(await stateOf(started)).toBe("confirmed");
});

it("(part of LMS-42) books a payment whose verification had no response", async () => {
  const { simulator } = scene;
  simulator.behaviour.sendsNotifications = false;
  const started = await start();
  const payment = simulator.payment(started.paymentId);
  if (payment !== undefined) payment.status = 2;
  expect(await simulator.notify(started.paymentId)).toBe(200);
  expect(await stateOf(started)).toBe("confirmed");
});

it("(part of LMS-42) starts no payment while the gateway is down, and later the same one", async () => {
  const { simulator } = scene;
  simulator.behaviour.isDown = true;
  const client = await scene.logIn(TOMASZ);
  const [entry] = await unpaidInvoices(client);
  const fields = orderOf([entry?.entryId ?? ""], entry?.left ?? "");
  const key = crypto.randomUUID();
  expect((await write(client, "startPayment", fields, key)).one("e:errorCode")).toBe("TRY_LATER");
  simulator.behaviour.isDown = false;
  const paymentId = (await write(client, "startPayment", fields, key)).one("e:paymentId") ?? "";
  simulator.behaviour.isDown = true;
  expect(await stateOf({ client, paymentId })).toBe("started");
  expect((await write(client, "abandonPayment", idField(paymentId))).one("e:errorCode")).toBe("TRY_LATER");
  scene.now += 60 * MINUTE;
  await scene.askAboutPayments();
  simulator.behaviour.isDown = false;
});

it("[LMS-43] counts a verified payment before LMS books it, and once when it has", async () => {
  const started = await start();
  const { client, entry } = started;
  await scene.simulator.pay(started.paymentId);
  // 131.17 less 29.00
  expect([await statusOf(started), await balanceOf(client)]).toEqual([["5", "0.00"], "-102.17"]);
  const again = await write(client, "startPayment", orderOf([entry.entryId], entry.left));
  expect(again.one("e:errorCode")).toBe("ALREADY_PAID");
  const asOwner = (sql: string) => scene.asOwner(() => scene.database.run(sql));
  await asOwner(
    "INSERT INTO cash (time, value, customerid, comment) SELECT date, value, customerid, description FROM cashimport;" +
      "UPDATE cashimport SET closed = 1",
  );
  expect([await statusOf(started), await balanceOf(client)]).toEqual([["1", "0.00"], "-102.17"]);
  // An employee has removed the payment from the import.
  await asOwner("DELETE FROM cash WHERE comment LIKE 'Wpłata internetowa%'");
  expect([await statusOf(started), await balanceOf(client)]).toEqual([["3", entry.left], "-131.17"]);
});

it("(part of LMS-43) leaves the rest of a partly paid entry, which can be paid at once", async () => {
  const client = await scene.logIn(TOMASZ);
  const [entry] = await unpaidInvoices(client);
  if (entry === undefined) throw new Error("nothing is unpaid");
  const answer = await write(client, "startPayment", orderOf([entry.entryId], "10.00", true));
  const started = { client, answer, entry, paymentId: answer.one("e:paymentId") ?? "" };
  await scene.simulator.pay(started.paymentId);
  expect([await statusOf(started), await balanceOf(client)]).toEqual([["3", "19.00"], "-121.17"]);
  expect((await client.call("getOpenPayments")).all("e:payments/e:item")).toEqual([]);
  const rest = await write(client, "startPayment", orderOf([entry.entryId], "19.00"));
  expect(rest.one("e:paymentId")).toBeDefined();
  expect(await statusOf(started)).toEqual(["4", "19.00"]);
});

it("[LMS-44] ends an abandoned payment after half an hour, and books money that arrives later", async () => {
  const { simulator } = scene;
  const started = await start();
  scene.now += 29 * MINUTE;
  expect(await stateOf(started)).toBe("started");
  const open = await started.client.call("getOpenPayments");
  expect(open.one("e:payments/e:item/e:paymentUrl")).toBeUndefined();
  expect(open.one("e:payments/e:item/e:canBeAbandoned")).toBe("true");
  scene.now += MINUTE;
  expect(await stateOf(started)).toBe("abandoned");
  expect(await statusOf(started)).toEqual(["3", started.entry.left]);
  await simulator.pay(started.paymentId);
  expect(await stateOf(started)).toBe("confirmed");
  expect(await imports()).toHaveLength(1);
  const [message] = await scene.sentMessages();
  expect(message).toMatchObject({ recipient: "tomasz.gil@poczta.example", subject: "Przyjęliśmy twoją wpłatę" });
  expect(message?.text).toContain("29,00 zł");
});

it("(part of LMS-42) books an abandoned payment that is paid without a notification", async () => {
  const { simulator, database } = scene;
  simulator.behaviour.sendsNotifications = false;
  const started = await start();
  await write(started.client, "abandonPayment", idField(started.paymentId));
  await simulator.pay(started.paymentId);
  scene.now += MINUTE;
  const due = (): Promise<readonly string[]> =>
    takePaymentsToAsk(database, { now: scene.now, askedBefore: scene.now, limit: 20 });
  expect(await due()).toEqual([started.paymentId]);
  scene.now += MINUTE;
  expect(await stateOf(started)).toBe("confirmed");
  expect(await imports()).toHaveLength(1);
});

it("(part of LMS-42) asks about an abandoned payment until its page takes no money", async () => {
  const { client, paymentId } = await start();
  await write(client, "abandonPayment", idField(paymentId));
  const due = (): Promise<readonly string[]> =>
    takePaymentsToAsk(scene.database, { now: scene.now, askedBefore: scene.now - MINUTE, limit: 20 });
  for (const minutes of [10, 10, 9]) {
    scene.now += minutes * MINUTE;
    expect(await due()).toEqual([paymentId]);
  }
  scene.now += 2 * MINUTE;
  expect(await stateOf({ client, paymentId })).toBe("abandoned");
  scene.now += 10 * MINUTE;
  expect(await due()).toEqual([]);
});

it("(part of LMS-44) abandons a payment only while the gateway has no money", async () => {
  const { simulator } = scene;
  simulator.behaviour.sendsNotifications = false;
  const left = await start();
  expect((await write(left.client, "abandonPayment", idField(left.paymentId))).one("e:paymentId")).toBe(left.paymentId);
  expect([await stateOf(left), await statusOf(left)]).toEqual(["abandoned", ["3", left.entry.left]]);
  const paid = await start();
  await simulator.pay(paid.paymentId);
  expect((await write(paid.client, "abandonPayment", idField(paid.paymentId))).one("e:errorCode")).toBe("NOT_POSSIBLE");
  expect(await stateOf(paid)).toBe("confirmed");
  const back = await start(ANNA);
  const payment = simulator.payment(back.paymentId);
  if (payment !== undefined) payment.status = 3;
  expect(await stateOf(back)).toBe("rejected");
});

it("[LMS-45] reports a missing source of payments, refused access data and a silent gateway", async () => {
  const { payments, simulator, database } = scene;
  const check = async (changed: Partial<typeof payments>) => {
    const { problems, warnings } = await checkLms(database, { payments: { ...payments, ...changed } });
    return [...problems, ...warnings].filter((line) => !line.includes("PIN"));
  };
  expect(await check({})).toEqual([]);
  expect(await check({ source: 99 })).toEqual(["The source of payments 99 of --payments is missing in LMS."]);
  const gateway = new Przelewy24Gateway({ ...simulator.settings, apiKey: "wrong" });
  expect(await check({ gateway })).toEqual(["Przelewy24 refuses the access data of --payments."]);
  simulator.behaviour.isDown = true;
  expect(await check({})).toEqual(["Przelewy24 does not respond: its access data were not checked."]);
});
