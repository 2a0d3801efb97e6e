import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { verifyRegistrationCode } from "./verify-registration-code.ts";

const ZOFIA = { customerNumber: "5900101", identification: "84061507489" };

function verifying() {
  const registration = fakeRegistration({
    subscribers: [
      { ...ZOFIA, identified: { kind: "may-register", mode: "phone", contacts: { email: undefined, phone: "118" } } },
    ],
  });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return {
    registration,
    verify: (code = "012345") => verifyRegistrationCode({ registration }, { ...ZOFIA, code }, key),
  };
}

it("[LOGIN-04] sends the typed registration code once and resolves with the ticket", async () => {
  const { registration, verify } = verifying();
  expect(await verify()).toEqual({ kind: "done", value: "t-1" });
  expect(registration.script.calls).toEqual(["verifyCode"]);
});

it("leaves the code verification unknown after a lost response and repeats the key", async () => {
  const { registration, verify } = verifying();
  const sent: string[] = [];
  const { verifyCode } = registration;
  registration.verifyCode = (proof) => {
    sent.push(proof.idempotencyKey);
    return verifyCode(proof);
  };
  registration.script.failNext("verifyCode", { kind: "timeout" });
  expect(await verify()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  await verify();
  expect(sent).toEqual(["intent-0000000001", "intent-0000000001"]);
});

it("fails with the refusal of a wrong registration code", async () => {
  expect(await verifying().verify("999999")).toEqual({
    kind: "not-done",
    failure: { kind: "wrong-code", from: "sms" },
  });
});

it("uses a new idempotency key for another person or typed code after a lost response", async () => {
  const first = { ...ZOFIA, code: "012345" };
  const inputs = [
    first,
    first,
    { ...first, customerNumber: "5900102" },
    { ...first, identification: "5260250995" },
    { ...first, code: "543210" },
  ];
  const keys = await idempotencyKeysOfUnansweredWrites(inputs, (input, verifyCode, key) =>
    verifyRegistrationCode({ registration: { verifyCode } }, input, key),
  );
  expect(keys).toEqual([1, 1, 2, 3, 4]);
});
