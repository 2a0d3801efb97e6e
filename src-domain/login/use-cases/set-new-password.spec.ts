import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakePasswordReset } from "#test/fakes/fake-password-reset.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { setNewPassword } from "./set-new-password.ts";

const PASSWORD = "Wiazka-2027";

function setting(link: "good" | "used" | "overdue" = "good") {
  const passwordReset = fakePasswordReset({ links: { "t-1": link } });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { passwordReset, set: () => setNewPassword({ passwordReset }, { token: "t-1", password: PASSWORD }, key) };
}

it("[LOGIN-05] sends the new password once", async () => {
  const { passwordReset, set } = setting();
  expect(await set()).toEqual({ kind: "done", value: true });
  expect([passwordReset.password(), passwordReset.script.calls]).toEqual([PASSWORD, ["setPassword"]]);
});

it.each([
  ["used", { kind: "found-done" }],
  ["good", { kind: "unknown", failure: { kind: "timeout" } }],
  ["overdue", { kind: "unknown", failure: { kind: "outcome-unknown" } }],
] as const)("checks the reset link after a lost response when it is %s", async (link, outcome) => {
  const { passwordReset, set } = setting(link);
  passwordReset.script.failNext("setPassword", { kind: "timeout" });
  expect(await set()).toEqual(outcome);
  expect(passwordReset.script.calls).toEqual(["setPassword", "checkToken"]);
});

it("leaves the new password unknown when the reset link cannot be checked", async () => {
  const { passwordReset, set } = setting();
  passwordReset.script.failNext("setPassword", { kind: "timeout" });
  passwordReset.script.failNext("checkToken", { kind: "unreachable" });
  expect(await set()).toEqual({ kind: "unknown", failure: { kind: "outcome-unknown" } });
});

it("fails with the refusal of a used reset link", async () => {
  expect(await setting("used").set()).toEqual({
    kind: "not-done",
    failure: { kind: "login-refused", code: "used-token" },
  });
});

it("uses a new idempotency key for another link or password after a lost response", async () => {
  const inputs = [
    { token: "t-1", password: PASSWORD },
    { token: "t-1", password: PASSWORD },
    { token: "t-2", password: PASSWORD },
    { token: "t-2", password: "Wiazka-2028" },
  ];
  const { checkToken } = fakePasswordReset();
  const keys = await idempotencyKeysOfUnansweredWrites(inputs, (input, send, key) =>
    setNewPassword({ passwordReset: { setPassword: send, checkToken } }, input, key),
  );
  expect(keys).toEqual([1, 1, 2, 3]);
});
