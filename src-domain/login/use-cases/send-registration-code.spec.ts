import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { sendRegistrationCode } from "./send-registration-code.ts";

const ZOFIA = { customerNumber: "5900101", identification: "84061507489" };

function sending() {
  const registration = fakeRegistration({
    subscribers: [
      { ...ZOFIA, identified: { kind: "may-register", mode: "phone", contacts: { email: undefined, phone: "118" } } },
    ],
  });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return {
    registration,
    send: (another = false) => sendRegistrationCode({ registration }, { ...ZOFIA, channel: "sms", another }, key),
  };
}

it("[LOGIN-04] sends the registration code request once and resolves with the times of the code", async () => {
  const { registration, send } = sending();
  expect(await send()).toEqual({ kind: "done", value: { validUntil: 300_000, againAt: 60_000 } });
  expect(registration.script.calls).toEqual(["sendCode"]);
});

it("leaves the registration code unknown after a lost response and repeats the key", async () => {
  const { registration, send } = sending();
  const sent: string[] = [];
  const { sendCode } = registration;
  registration.sendCode = (order) => {
    sent.push(order.idempotencyKey);
    return sendCode(order);
  };
  registration.script.failNext("sendCode", { kind: "timeout" });
  expect(await send()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  await send();
  await send(true);
  expect(sent).toEqual(["intent-0000000001", "intent-0000000001", "intent-0000000002"]);
});

it("fails when another registration code is requested too early", async () => {
  const { send } = sending();
  await send();
  expect(await send(true)).toEqual({ kind: "not-done", failure: { kind: "login-refused", code: "sms-time-limit" } });
});

it("uses a new idempotency key for another person, channel or resend after a lost response", async () => {
  const first = { ...ZOFIA, channel: "sms", another: false } as const;
  const inputs = [
    first,
    first,
    { ...first, customerNumber: "5900102" },
    { ...first, identification: "5260250995" },
    { ...first, channel: "email" },
    { ...first, another: true },
  ] as const;
  const keys = await idempotencyKeysOfUnansweredWrites(inputs, (input, sendCode, key) =>
    sendRegistrationCode({ registration: { sendCode } }, input, key),
  );
  expect(keys).toEqual([1, 1, 2, 3, 4, 5]);
});
