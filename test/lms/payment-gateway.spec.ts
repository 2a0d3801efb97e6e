import { expect, it } from "vitest";
import { Przelewy24Gateway } from "#lms/payment/przelewy24/przelewy24-gateway.ts";
import { przelewy24Sign } from "#lms/payment/przelewy24/przelewy24-sign.ts";
import { Przelewy24Simulator } from "#lms/payment/simulator/przelewy24-simulator.ts";
import { FakePaymentGateway } from "./fake-payment-gateway.ts";
import { GATEWAY_ORDER, paymentGatewayContract } from "./payment-gateway.contract.ts";

const STATUS = { unpaid: 0, paid: 1, verified: 2, returned: 3 } as const;

paymentGatewayContract("fake", () => {
  const gateway = new FakePaymentGateway();
  return Promise.resolve({
    gateway,
    set: (paymentId, state) => gateway.set(paymentId, state),
    notificationOf: (paymentId, changes) => gateway.notificationOf(paymentId, changes),
    refuseVerifications: () => void (gateway.refusesVerification = true),
    silence: () => void (gateway.isSilent = true),
    close: () => undefined,
  });
});

paymentGatewayContract("Przelewy24", async () => {
  const simulator = new Przelewy24Simulator();
  await simulator.start();
  const time = new AbortController();
  return {
    gateway: new Przelewy24Gateway(simulator.settings, () => time.signal),
    set: (paymentId, state) => {
      const payment = simulator.payment(paymentId);
      if (payment !== undefined) payment.status = STATUS[state];
    },
    notificationOf: (paymentId, changes) => simulator.notificationOf(paymentId, changes),
    refuseVerifications: () => void (simulator.behaviour.refusesVerification = true),
    silence: () => time.abort(),
    close: () => simulator.close(),
  };
});

it("(part of LMS-39) signs as the documentation of Przelewy24 says", () => {
  // echo -n '{"sessionId":"ą/1","merchantId":1,"amount":1234,"currency":"PLN","crc":"k"}' | sha384sum
  expect(przelewy24Sign({ sessionId: "ą/1", merchantId: 1, amount: 1_234, currency: "PLN" }, "k")).toBe(
    "7095b060172ce013d1cccadc66d795440c2b50290b0c38077fe5aad144f9d34af3f1bbac1b0cabf6a98b45f4a01898a6",
  );
});

it("(part of LMS-39) registers the operator's address when the customer's is unusable", async () => {
  const simulator = new Przelewy24Simulator();
  await simulator.start();
  const gateway = new Przelewy24Gateway(simulator.settings);
  const longest = "anna@".padEnd(42, "a") + ".example";
  const { operatorEmail } = GATEWAY_ORDER;
  for (const [email, registered] of [
    [longest, longest],
    [`${longest}.com`, operatorEmail],
    [undefined, operatorEmail],
  ] as const) {
    await gateway.register({ ...GATEWAY_ORDER, email });
    expect(simulator.payment(GATEWAY_ORDER.paymentId)?.email).toBe(registered);
  }
  simulator.close();
});

it("(part of LMS-40) refuses notifications of another merchant, incomplete ones and others", () => {
  const settings = { address: "https://p24.example", merchantId: 1, posId: 1, crc: "k", apiKey: "a" };
  const gateway = new Przelewy24Gateway(settings);
  const signed = { merchantId: 1, posId: 1, sessionId: "s", amount: 1, originAmount: 1, currency: "PLN" };
  const complete = { ...signed, orderId: 5, methodId: 1, statement: "t" };
  const body = (fields: Readonly<Record<string, string | number>>) =>
    JSON.stringify({ ...fields, sign: przelewy24Sign(fields, "k") });
  expect(gateway.readNotification(body(complete))).toMatchObject({ paymentId: "s", orderId: 5 });
  for (const wrong of [
    body({ ...complete, merchantId: 2 }),
    body({ ...complete, posId: 2 }),
    body({ ...complete, amount: 1.5 }),
    body({ ...complete, orderId: "5" }),
    body(signed),
    JSON.stringify(complete),
    "[]",
    "no JSON",
    "",
  ])
    expect(gateway.readNotification(wrong)).toBeUndefined();
});

it("(part of LMS-39) reports refused access data, and rejects what is no JSON", async () => {
  const simulator = new Przelewy24Simulator();
  await simulator.start();
  const refused = new Przelewy24Gateway({ ...simulator.settings, apiKey: "wrong" });
  expect(await refused.isAccessGranted()).toBe(false);
  await expect(refused.find("any")).rejects.toThrow("401");
  const elsewhere = new Przelewy24Gateway({ ...simulator.settings, address: `${simulator.settings.address}/x` });
  await expect(elsewhere.find("any")).rejects.toThrow("does not respond");
  simulator.behaviour.isDown = true;
  await expect(refused.find("any")).rejects.toThrow("does not respond");
  simulator.close();
});
