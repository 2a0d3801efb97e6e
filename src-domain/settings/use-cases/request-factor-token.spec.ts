import { describe, expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import type { FactorChange } from "../second-factor.ts";
import { requestFactorToken } from "./request-factor-token.ts";

function opened() {
  const fake = fakeSettings();
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const send = (change: FactorChange) => requestFactorToken({ factor: fake.ports.factor }, change, key);
  return { fake, send };
}

describe("requestFactorToken", () => {
  it("[SET-02] requests a second factor token once", async () => {
    const { fake, send } = opened();
    expect(await send({ kind: "sms", phoneId: "1" })).toMatchObject({ kind: "done", value: { status: "ok" } });
    expect(fake.script.calls).toEqual(["create"]);
  });

  it("leaves a token request unknown after a lost response; a resend returns the token", async () => {
    const { fake, send } = opened();
    fake.script.failNext("create", { kind: "timeout" });
    expect(await send({ kind: "app" })).toMatchObject({ kind: "unknown" });
    expect(await send({ kind: "app" })).toMatchObject({ kind: "done", value: { token: { tokenId: "t-1" } } });
  });

  it("returns the refusal of an impossible second factor change", async () => {
    const { send } = opened();
    expect(await send({ kind: "none" })).toMatchObject({ kind: "not-done", failure: { code: "not-possible" } });
  });

  it("takes a new idempotency key for another factor or phone after a lost response", async () => {
    const changes: readonly FactorChange[] = [
      { kind: "app" },
      { kind: "app" },
      { kind: "sms", phoneId: "1" },
      { kind: "sms", phoneId: "1" },
      { kind: "sms", phoneId: "2" },
      { kind: "none" },
    ];
    const keys = await idempotencyKeysOfUnansweredWrites(changes, (change, send, key) =>
      requestFactorToken({ factor: { create: send } }, change, key),
    );
    expect(keys).toEqual([1, 1, 2, 2, 3, 4]);
  });
});
