import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { cancelCall } from "./cancel-call.ts";

const NOW = 1_790_000_000_000;

async function cancelling() {
  const support = fakeSupport({ forms: [], now: () => NOW });
  await support.requestCall({ idempotencyKey: "call-intent-0001", phone: "601234567", callFrom: undefined });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const permission = await support.loadCallPermission();
    return permission.ok ? permission.value : undefined;
  };
  return { support, cancel: () => cancelCall({ support, reload, now: () => NOW }, key) };
}

it("(part of REQ-06) cancels the requested call; an unknown one counts as cancelled", async () => {
  const { cancel } = await cancelling();
  expect([await cancel(), await cancel()]).toEqual([{ kind: "done", value: "cancelled" }, { kind: "found-done" }]);
});

it("(part of REQ-06) reads whether the call is cancelled when the response is lost", async () => {
  const { support, cancel } = await cancelling();
  support.loseAnswer("cancelCall");
  expect(await cancel()).toEqual({ kind: "found-done" });
});

it("(part of REQ-06) returns an unknown outcome while the call is promised or unreadable", async () => {
  const { support, cancel } = await cancelling();
  support.script.failNext("cancelCall", { kind: "timeout" });
  expect(await cancel()).toMatchObject({ kind: "unknown" });
  support.loseAnswer("cancelCall");
  support.script.failNext("loadCallPermission", { kind: "unreachable" });
  expect(await cancel()).toMatchObject({ kind: "unknown" });
});
