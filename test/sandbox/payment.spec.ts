import { describe, expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceAnswer, ServiceClient } from "./service-client.ts";

const NOVEMBER = "4127830000001";
const OCTOBER = "4127830000002";
const INTENT = "intent-0123456789ab";
const sandbox = runningSandboxForTests();

async function customer(): Promise<ServiceClient> {
  const client = sandbox.client();
  await client.logIn("m.brzezinska");
  return client;
}

async function entry(client: ServiceClient, entryId: string, field: string): Promise<string | undefined> {
  return (await client.call("getClientFinancialEntries")).one(`e:entries/e:item[e:entryId='${entryId}']/e:${field}`);
}

async function balance(client: ServiceClient): Promise<string | undefined> {
  return (await client.call("getClientData")).one("e:client/e:currentBalance");
}

function press(
  client: ServiceClient,
  started: ServiceAnswer,
  choice: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(started.one("e:paymentUrl") ?? "", {
    method: "POST",
    redirect: "manual",
    headers: client.headers,
    body: new URLSearchParams({ choice, ...fields }),
  });
}

async function state(client: ServiceClient, started: ServiceAnswer): Promise<string | undefined> {
  return (await client.call("getPaymentState", `<paymentId>${started.one("e:paymentId") ?? ""}</paymentId>`)).one(
    "e:state",
  );
}

describe("startPayment", () => {
  test("startPayment updates the entries once for each idempotency key", async () => {
    const client = await customer();
    const first = await client.startPayment([NOVEMBER], "223.70", INTENT);
    const again = await client.startPayment([NOVEMBER], "223.70", INTENT);
    expect(again.one("e:paymentId")).toBe(first.one("e:paymentId"));
    expect(first.one("e:paymentId"), "readable").toMatch(/(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
    expect(first.one("e:paymentUrl")).toBe(`${sandbox.url()}/sandbox/pay/${first.one("e:paymentId") ?? ""}`);
    expect(await entry(client, NOVEMBER, "status")).toBe("4");
    expect(await state(client, first)).toBe("started");
  });

  test("rejects a payment without an idempotency key", async () => {
    const client = await customer();
    const body = client.envelope(
      "startPayment",
      `<entryIds><item>${NOVEMBER}</item></entryIds><amount>223.70</amount><returnPage>invoice</returnPage>`,
    );
    expect((await client.raw("startPayment", body)).status).toBe(400);
    expect(await entry(client, NOVEMBER, "status")).toBe("2");
  });

  test("refuses a payment with an error code", async () => {
    const client = await customer();
    expect((await client.startPayment([NOVEMBER], "1.00", `${INTENT}-1`)).one("e:errorCode")).toBe("WRONG_AMOUNT");
    expect((await client.startPayment(["0"], "1.00", `${INTENT}-2`)).one("e:errorCode")).toBe("UNKNOWN_ENTRY");
    expect((await client.startPayment(["5600321000001"], "134.00", `${INTENT}-3`)).one("e:errorCode")).toBe(
      "UNKNOWN_ENTRY",
    );
    expect((await client.startPayment(["4127830000005"], "241.17", `${INTENT}-4`)).one("e:errorCode")).toBe(
      "ALREADY_PAID",
    );
    await client.startPayment([NOVEMBER], "223.70", `${INTENT}-5`);
    expect((await client.startPayment([NOVEMBER, OCTOBER], "273.69", `${INTENT}-6`)).one("e:errorCode")).toBe(
      "PAYMENT_UNDER_WAY",
    );
    expect((await client.call("getPaymentState", "<paymentId>nope</paymentId>")).one("e:errorCode")).toBe(
      "UNKNOWN_PAYMENT",
    );
  });

  test("repeats a refusal for the same idempotency key, whatever has changed since", async () => {
    const client = await customer();
    const first = await client.startPayment([NOVEMBER], "223.70", `${INTENT}-1`);
    expect((await client.startPayment([NOVEMBER], "223.70", `${INTENT}-2`)).one("e:errorCode")).toBe(
      "PAYMENT_UNDER_WAY",
    );
    await press(client, first, "abandon");
    expect((await client.startPayment([NOVEMBER], "223.70", `${INTENT}-2`)).one("e:errorCode")).toBe(
      "PAYMENT_UNDER_WAY",
    );
    expect((await client.startPayment([NOVEMBER], "223.70", `${INTENT}-3`)).one("e:paymentUrl")).toBeDefined();
  });

  test("finds the tenant of a payment without the header", async () => {
    const client = await customer();
    const started = await client.startPayment([NOVEMBER], "223.70", INTENT);
    const pressed = await fetch(started.one("e:paymentUrl") ?? "", {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ choice: "confirm" }),
    });
    expect(pressed.status).toBe(303);
    expect(await state(client, started)).toBe("confirmed");
  });

  test("opens a session by the sandbox's API like any other", async () => {
    const client = sandbox.client();
    expect(await client.api("session", { login: "m.brzezinska" })).toMatchObject({
      isLogged: true,
      currentContext: "4127830",
      contexts: [{ id: "4127830" }],
      cooperative: false,
      access: { ebok: true, wifi: true },
    });
    expect(await client.api("session", { login: "nikt" })).toHaveProperty("error");
  });
});

describe("payment page", () => {
  test("confirms a payment once: entries and balance", async () => {
    const client = await customer();
    const started = await client.startPayment([NOVEMBER, OCTOBER], "273.69", INTENT);
    const page = await (await fetch(started.one("e:paymentUrl") ?? "")).text();
    expect(page).toContain("273,69");
    const pressed = await press(client, started, "confirm");
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get("location")).toBe(
      `/paymentComplete/invoice?paymentId=${started.one("e:paymentId") ?? ""}`,
    );
    await press(client, started, "confirm");
    await press(client, started, "reject");
    expect(await state(client, started)).toBe("confirmed");
    expect([await entry(client, NOVEMBER, "status"), await entry(client, NOVEMBER, "unpaidAmount")]).toEqual([
      "5",
      "0.00",
    ]);
    expect(await balance(client)).toBe("0.00");
    const payments = await client.call("getClientFinancialEntries");
    expect(payments.all("e:entries/e:item[e:kind='payment']/e:amount")).toEqual([]);
    expect((await client.startPayment([NOVEMBER], "223.70", `${INTENT}-2`)).one("e:errorCode")).toBe("ALREADY_PAID");
  });

  test("books a payment once, the day after its confirmation, and marks its invoices as paid", async () => {
    const client = await customer();
    const started = await client.startPayment([NOVEMBER], "223.70", INTENT);
    await press(client, started, "confirm");
    const booked = async () =>
      (await client.call("getClientFinancialEntries")).all("e:entries/e:item[e:kind='payment']/e:amount");
    expect([await entry(client, NOVEMBER, "status"), await booked()]).toEqual(["5", []]);
    await client.api("clock", { advanceMs: 24 * 3_600_000 });
    await client.logIn("m.brzezinska");
    expect([await entry(client, NOVEMBER, "status"), await entry(client, OCTOBER, "status")]).toEqual(["1", "3"]);
    expect([await booked(), await booked(), await balance(client)]).toEqual([["-223.70"], ["-223.70"], "-49.99"]);
  });

  test.each([
    [{ method: "blik", blik: "777 123" }, "confirmed"],
    [{ method: "blik", blik: "111 111" }, "processing"],
    [{ method: "blik", blik: "000000" }, "rejected"],
    [{ method: "card", card: "4111 1111 1111 1111", expires: "12/49" }, "confirmed"],
    [{ method: "card", card: "4000 0000 0000 0002", expires: "12/49" }, "rejected"],
    [{ method: "transfer", bank: "Bank Próbny" }, "confirmed"],
  ])("ends a payment by %j as %s", async (fields, expected) => {
    const client = await customer();
    const started = await client.startPayment([OCTOBER], "49.99", INTENT);
    expect((await press(client, started, "confirm", fields)).status).toBe(303);
    expect(await state(client, started)).toBe(expected);
  });

  test.each([
    [{ method: "blik", blik: "77712" }, "6 cyfr"],
    [{ method: "blik", blik: "" }, "6 cyfr"],
    [{ method: "card", card: "4111 1111 1111 1112", expires: "12/49" }, "cyfra kontrolna"],
    [{ method: "card", card: "4111111111111111", expires: "13/49" }, "MM/RR"],
  ])("payment page shows the error of %j and does not change the payment", async (fields, words) => {
    const client = await customer();
    const started = await client.startPayment([OCTOBER], "49.99", INTENT);
    const answer = await press(client, started, "confirm", fields);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
    expect(await state(client, started)).toBe("started");
    expect((await press(client, started, "abandon", fields)).status).toBe(303);
  });

  test("confirms a processing payment after five seconds by the tenant's clock", async () => {
    const client = await customer();
    const started = await client.startPayment([OCTOBER], "49.99", INTENT);
    await press(client, started, "confirm-later");
    expect(await state(client, started)).toBe("processing");
    expect(await balance(client)).toBe("-273.69");
    await client.api("clock", { advanceMs: 5_000 });
    expect(await state(client, started)).toBe("confirmed");
    expect(await balance(client)).toBe("-223.70");
  });

  test.each([
    ["reject", "rejected"],
    ["abandon", "abandoned"],
  ])("does not change the entries of a payment on %s", async (choice, expected) => {
    const client = await customer();
    const started = await client.startPayment([OCTOBER], "49.99", INTENT);
    await press(client, started, choice);
    expect(await state(client, started)).toBe(expected);
    expect([await entry(client, OCTOBER, "status"), await entry(client, OCTOBER, "unpaidAmount")]).toEqual([
      "3",
      "49.99",
    ]);
    expect((await client.startPayment([OCTOBER], "49.99", `${INTENT}-2`)).one("e:paymentId")).toBeDefined();
  });

  test("abandons an untouched payment after half an hour", async () => {
    const client = await customer();
    await client.startPayment([OCTOBER], "49.99", INTENT);
    await client.api("clock", { advanceMs: 14 * 60_000 });
    await client.call("getClientData");
    await client.api("clock", { advanceMs: 14 * 60_000 });
    await client.call("getClientData");
    await client.api("clock", { advanceMs: 3 * 60_000 });
    expect(await entry(client, OCTOBER, "status")).toBe("3");
  });
});
