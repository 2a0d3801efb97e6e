import { describe, expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { saveAccountOrder } from "./save-account-order.ts";

function opened() {
  const fake = fakeSettings({ accounts: ["1", "2"] });
  const send = (...contextIds: readonly string[]) =>
    saveAccountOrder({ accounts: fake.ports.accounts }, contextIds, formIdempotencyKey("intent-0000000001"));
  return { fake, send };
}

describe("saveAccountOrder", () => {
  it("[SET-04] sends the account order once and resolves with the first account", async () => {
    const { fake, send } = opened();
    expect(await send("2", "1")).toEqual({ kind: "done", value: "2" });
    expect([fake.order(), fake.script.calls]).toEqual([["2", "1"], ["save"]]);
  });

  it("leaves the account order unknown after a lost response", async () => {
    const { fake, send } = opened();
    fake.script.failNext("save", { kind: "timeout" });
    expect(await send("2", "1")).toMatchObject({ kind: "unknown" });
  });

  it("returns the refusal of an account order with an unknown account", async () => {
    expect(await opened().send("3", "1")).toMatchObject({ kind: "not-done", failure: { code: "unknown-context" } });
  });

  it("takes a new idempotency key for another account order after a lost response", async () => {
    const orders = [
      ["1", "2"],
      ["1", "2"],
      ["2", "1"],
    ];
    const keys = await idempotencyKeysOfUnansweredWrites(orders, (contextIds, send, key) =>
      saveAccountOrder({ accounts: { save: send } }, contextIds, key),
    );
    expect(keys).toEqual([1, 1, 2]);
  });
});
