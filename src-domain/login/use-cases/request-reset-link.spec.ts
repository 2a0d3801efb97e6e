import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakePasswordReset } from "#test/fakes/fake-password-reset.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { requestResetLink } from "./request-reset-link.ts";

function requesting() {
  const passwordReset = fakePasswordReset();
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { passwordReset, request: () => requestResetLink({ passwordReset }, "m.brzezinska", key) };
}

it("[LOGIN-05] sends the login name of a reset link request once", async () => {
  const { passwordReset, request } = requesting();
  expect(await request()).toEqual({ kind: "done", value: true });
  expect(passwordReset.requested).toEqual(["m.brzezinska"]);
});

it("leaves the reset link request unknown after a lost response and repeats the key", async () => {
  const { passwordReset, request } = requesting();
  const sent: string[] = [];
  const { requestLink } = passwordReset;
  passwordReset.requestLink = (order) => {
    sent.push(order.idempotencyKey);
    return requestLink(order);
  };
  passwordReset.script.failNext("requestLink", { kind: "timeout" });
  expect(await request()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  await request();
  expect(sent).toEqual(["intent-0000000001", "intent-0000000001"]);
});

it("fails with the HTTP status when the server rejects the reset link request", async () => {
  const { passwordReset, request } = requesting();
  passwordReset.script.failNext("requestLink", { kind: "http", status: 400 });
  expect(await request()).toEqual({ kind: "not-done", failure: { kind: "http", status: 400 } });
});

it("uses a new idempotency key for a reset link of another login after a lost response", async () => {
  const logins = ["m.brzezinska", "m.brzezinska", "a.nowak"];
  const keys = await idempotencyKeysOfUnansweredWrites(logins, (login, requestLink, key) =>
    requestResetLink({ passwordReset: { requestLink } }, login, key),
  );
  expect(keys).toEqual([1, 1, 2]);
});
