import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import type { IdentificationResult } from "../registration.ts";
import { createAccount } from "./create-account.ts";

const ZOFIA = { customerNumber: "5900101", identification: "84061507489" };
const ACCOUNT = { ...ZOFIA, ticket: "t-1", login: "zofia.rutkowska", password: "Mewa-nad-molem-7" };

function creating(identified: IdentificationResult = { kind: "unknown" }) {
  const registration = fakeRegistration({ subscribers: [{ ...ZOFIA, identified }], taken: ["m.brzezinska"] });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return {
    registration,
    create: (login = ACCOUNT.login) => createAccount({ registration }, { ...ACCOUNT, login }, key),
  };
}

it("[LOGIN-04] sends the new account once", async () => {
  const { registration, create } = creating();
  expect(await create()).toEqual({ kind: "done", value: true });
  expect(registration.accounts).toEqual([{ login: ACCOUNT.login, password: ACCOUNT.password }]);
  expect(registration.script.calls).toEqual(["createAccount"]);
});

it("finds the account created after a lost response when the person now has one", async () => {
  const { registration, create } = creating({ kind: "has-account" });
  registration.script.failNext("createAccount", { kind: "timeout" });
  expect(await create()).toEqual({ kind: "found-done" });
  expect(registration.script.calls).toEqual(["createAccount", "identify"]);
});

it("leaves the creation unknown when the person has no account or the check fails", async () => {
  const { registration, create } = creating();
  registration.script.failNext("createAccount", { kind: "timeout" });
  expect(await create()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  registration.script.failNext("createAccount", { kind: "timeout" });
  registration.script.failNext("identify", { kind: "unreachable" });
  expect(await create()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
});

it("fails with the refusal of a login name that is taken", async () => {
  expect(await creating().create("m.brzezinska")).toEqual({
    kind: "not-done",
    failure: { kind: "login-refused", code: "login-used" },
  });
});

it("uses a new idempotency key for another ticket, login or password after a lost response", async () => {
  const inputs = [
    ACCOUNT,
    ACCOUNT,
    { ...ACCOUNT, ticket: "t-2" },
    { ...ACCOUNT, login: "z.rutkowska" },
    { ...ACCOUNT, password: "Mewa-nad-molem-8" },
  ];
  const { identify } = fakeRegistration({ subscribers: [] });
  const keys = await idempotencyKeysOfUnansweredWrites(inputs, (input, send, key) =>
    createAccount({ registration: { createAccount: send, identify } }, input, key),
  );
  expect(keys).toEqual([1, 1, 2, 3, 4]);
});
