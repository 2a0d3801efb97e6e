import { describe, expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import { changeLogin } from "./change-login.ts";

function opened(inForce?: string) {
  const fake = fakeSettings({ taken: ["nowak.nowy"] });
  const ports = { signIn: fake.ports.signIn, reloadLogin: () => Promise.resolve(inForce) };
  const send = (login: string) => changeLogin(ports, login, formIdempotencyKey("intent-0000000001"));
  return { fake, send };
}

describe("changeLogin", () => {
  it("[SET-01] sends the new login name once, without spaces around it", async () => {
    const { fake, send } = opened();
    expect(await send(" anna.nowak ")).toEqual({ kind: "done", value: "anna.nowak" });
    expect([fake.login(), fake.script.calls]).toEqual(["anna.nowak", ["changeLogin"]]);
  });

  it.each([
    ["found-done", "anna.nowak"],
    ["unknown", "m.brzezinska"],
    ["unknown", undefined],
  ])("resolves with %s after a lost response when the login is read as %s", async (kind, inForce) => {
    const { fake, send } = opened(inForce);
    fake.script.failNext("changeLogin", { kind: "timeout" });
    expect(await send("anna.nowak ")).toMatchObject({ kind });
  });

  it("returns the refusal of a login that is already used", async () => {
    expect(await opened().send("nowak.nowy")).toMatchObject({ kind: "not-done", failure: { code: "login-used" } });
  });

  it("takes a new idempotency key for another login after a lost response", async () => {
    const keys = await idempotencyKeysOfUnansweredWrites(["anna.nowak", " anna.nowak", "a.nowak"], (login, send, key) =>
      changeLogin({ signIn: { changeLogin: send }, reloadLogin: () => Promise.resolve(undefined) }, login, key),
    );
    expect(keys).toEqual([1, 1, 2]);
  });
});
