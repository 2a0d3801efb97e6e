import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSupport } from "#test/fakes/fake-support.ts";
import { CALLBACK_DEADLINE_MS } from "../call-permission.ts";
import { requestCall } from "./request-call.ts";

const NOW = 1_790_000_000_000;

function requesting({ allowed = true } = {}) {
  const support = fakeSupport({ forms: [], allowed, now: () => NOW });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const reload = async () => {
    const permission = await support.loadCallPermission();
    return permission.ok ? permission.value : undefined;
  };
  const ports = { support, reload, now: () => NOW };
  return { support, request: (phone = "601234567") => requestCall(ports, { phone, callFrom: undefined }, key) };
}

const PROMISED = {
  kind: "done",
  value: { callBefore: NOW + CALLBACK_DEADLINE_MS, callFrom: undefined, phone: "601234567" },
};

it("requests the support call once and resolves with its latest time", async () => {
  const { support, request } = requesting();
  expect(await request()).toEqual(PROMISED);
  expect(support.script.calls).toEqual(["requestCall"]);
});

it("reads the latest time of the support call when only the response was lost", async () => {
  const { support, request } = requesting();
  support.loseAnswer("requestCall");
  expect(await request()).toEqual(PROMISED);
});

it("returns an unknown outcome when no call is promised after a lost response", async () => {
  const { support, request } = requesting();
  support.script.failNext("requestCall", { kind: "timeout" });
  expect(await request()).toMatchObject({ kind: "unknown" });
});

it("returns an unknown support call when the permission cannot be re-read", async () => {
  const { support, request } = requesting();
  support.loseAnswer("requestCall");
  support.script.failNext("loadCallPermission", { kind: "unreachable" });
  expect(await request()).toMatchObject({ kind: "unknown" });
});

it("returns the server's refusal of a support call", async () => {
  expect(await requesting({ allowed: false }).request()).toMatchObject({ failure: { code: "not-allowed" } });
  expect(await requesting().request("1")).toMatchObject({ kind: "not-done", failure: { code: "wrong-phone" } });
});
