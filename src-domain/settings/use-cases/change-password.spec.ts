import { describe, expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { changePassword } from "./change-password.ts";

const NEXT = "Wiazka-2027";

function opened() {
  const fake = fakeSettings({ password: "Wiazka-2026" });
  const send = (current = "Wiazka-2026") =>
    changePassword({ signIn: fake.ports.signIn }, { current, next: NEXT }, formIdempotencyKey(`intent-for-${current}`));
  return { fake, send };
}

describe("changePassword", () => {
  it("[SET-01] sends the passwords once", async () => {
    const { fake, send } = opened();
    expect(await send()).toEqual({ kind: "done", value: "changed" });
    expect([fake.password(), fake.script.calls]).toEqual([NEXT, ["changePassword"]]);
  });

  it("leaves the outcome of a password change unknown after a lost response", async () => {
    const { fake, send } = opened();
    fake.script.failNext("changePassword", { kind: "timeout" });
    expect(await send()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  });

  it("returns the refusal of a wrong current password", async () => {
    expect(await opened().send("Wiazka-1999")).toMatchObject({
      kind: "not-done",
      failure: { code: "bad-credentials" },
    });
  });

  it("takes a new idempotency key for other passwords after a lost response", async () => {
    const inputs = [
      { current: "Wiazka-2026", next: NEXT },
      { current: "Wiazka-2026", next: NEXT },
      { current: "Wiazka-2025", next: NEXT },
      { current: "Wiazka-2025", next: "Wiazka-2028" },
    ];
    const keys = await idempotencyKeysOfUnansweredWrites(inputs, (input, send, key) =>
      changePassword({ signIn: { changePassword: send } }, input, key),
    );
    expect(keys).toEqual([1, 1, 2, 3]);
  });
});
