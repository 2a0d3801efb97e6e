import { describe, expect, it } from "vitest";
import { FAKE_CODE, fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { FactorKind } from "../second-factor.ts";
import { confirmFactor } from "./confirm-factor.ts";

async function opened(inForce?: FactorKind) {
  const fake = fakeSettings();
  const { factor } = fake.ports;
  await factor.create({ idempotencyKey: "intent-of-token", change: { kind: "app" } });
  const reread = inForce === undefined ? undefined : { kind: inForce, phone: undefined, devices: [] };
  const ports = { factor, reload: () => Promise.resolve(reread) };
  const send = (code = FAKE_CODE) =>
    confirmFactor(ports, { kind: "app", tokenId: "t-1", code }, formIdempotencyKey("intent-0000000001"));
  return { fake, send };
}

describe("confirmFactor", () => {
  it("[SET-02] sends the second factor code once", async () => {
    const { fake, send } = await opened();
    expect(await send()).toEqual({ kind: "done", value: "ok" });
    expect([fake.factor().kind, fake.script.calls]).toEqual(["app", ["create", "confirm"]]);
  });

  it.each<[string, FactorKind | undefined]>([
    ["found-done", "app"],
    ["unknown", "none"],
    ["unknown", undefined],
  ])("resolves with %s after a lost response when the factor is read as %s", async (kind, inForce) => {
    const { fake, send } = await opened(inForce);
    fake.script.failNext("confirm", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("resolves with the status of a wrong second factor code", async () => {
    const { send } = await opened();
    expect(await send("000000")).toEqual({ kind: "done", value: "wrong-code" });
  });

  it("returns not-done when the second factor code request is rejected", async () => {
    const { fake, send } = await opened();
    fake.script.failNext("confirm", { kind: "http", status: 400 });
    expect(await send()).toMatchObject({ kind: "not-done" });
  });

  it("takes a new idempotency key for another token or code after a lost response", async () => {
    const inputs = [
      { kind: "app", tokenId: "t-1", code: FAKE_CODE },
      { kind: "app", tokenId: "t-1", code: FAKE_CODE },
      { kind: "app", tokenId: "t-2", code: FAKE_CODE },
      { kind: "app", tokenId: "t-2", code: "654321" },
    ] as const;
    const keys = await idempotencyKeysOfUnansweredWrites(inputs, (input, send, key) =>
      confirmFactor({ factor: { confirm: send }, reload: () => Promise.resolve(undefined) }, input, key),
    );
    expect(keys).toEqual([1, 1, 2, 3]);
  });
});
