import { describe, expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeAuthenticator, fakePasskeys } from "#test/fakes/fake-passkeys.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import type { Passkey } from "../passkey.ts";
import { addPasskey } from "./add-passkey.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";

const SAVED: Passkey = { id: "k-0", name: "Laptop", createdAt: 1, lastUsedAt: undefined, isCurrent: false };
const LOST = { kind: "timeout" } as const;

function provider(saved: readonly Passkey[] = []) {
  const fake = fakePasskeys({ saved });
  const authenticator = fakeAuthenticator();
  const reload = async (): Promise<readonly Passkey[] | undefined> => {
    const list = await fake.passkeys.load();
    return list.ok ? list.value : undefined;
  };
  const ports = { passkeys: fake.passkeys, authenticator, reload };
  return { ...fake, ports, authenticator, reload, key: new IdempotencyKeyIssuer(fakeIdempotencyKeys()) };
}

/** Applies the next write of the method, but loses its response. */
function loseResponse(one: ReturnType<typeof provider>, method: "save" | "rename" | "remove") {
  const { passkeys } = one.ports;
  const write = passkeys[method].bind(passkeys);
  return {
    ...one.ports,
    passkeys: {
      ...passkeys,
      [method]: async (...input: Parameters<typeof write>) => {
        await Reflect.apply(write, passkeys, input);
        return { ok: false, failure: LOST } as const;
      },
    },
  };
}

describe("passkeys of a login", () => {
  it("(part of KEY-01) saves a created passkey under its trimmed name", async () => {
    const { ports, key } = provider();
    expect(await addPasskey(ports, { name: " Telefon ", known: [] }, key)).toMatchObject({
      kind: "done",
      value: { name: "Telefon" },
    });
  });

  it.each(["declined", "exists", "unavailable"] as const)("saves nothing when the device has %s", async (code) => {
    const { ports, authenticator, key, script } = provider();
    authenticator.failNext(code);
    expect(await addPasskey(ports, { name: "Telefon", known: [] }, key)).toEqual({
      kind: "not-done",
      failure: { kind: "authenticator-failed", code },
    });
    expect(script.calls).toEqual(["creationOptions"]);
  });

  it("asks the device for nothing when no options arrive", async () => {
    const { ports, key, script } = provider();
    script.failNext("creationOptions", LOST);
    expect(await addPasskey(ports, { name: "Telefon", known: [] }, key)).toEqual({ kind: "not-done", failure: LOST });
    script.failNext("creationOptions", { kind: "aborted" });
    expect(await addPasskey(ports, { name: "Telefon", known: [] }, key)).toEqual({ kind: "cancelled" });
  });

  it("finds a saved passkey whose response was lost, and not one that was known before", async () => {
    const one = provider([SAVED]);
    const order = { name: "Telefon", known: [SAVED] };
    one.script.failNext("save", LOST);
    expect(await addPasskey(one.ports, order, one.key)).toEqual({ kind: "unknown", failure: LOST });
    expect(await addPasskey(loseResponse(one, "save"), order, one.key)).toEqual({ kind: "found-done" });
  });

  it("finds a renamed and a removed passkey whose response was lost", async () => {
    const one = provider([SAVED]);
    const { id } = SAVED;
    one.script.failNext("rename", LOST);
    expect(await renamePasskey(one.ports, { id, name: "Tablet" }, one.key)).toMatchObject({ kind: "unknown" });
    expect(await renamePasskey(loseResponse(one, "rename"), { id, name: " Tablet " }, one.key)).toEqual({
      kind: "found-done",
    });
    one.script.failNext("remove", LOST);
    expect(await removePasskey(one.ports, id, one.key)).toMatchObject({ kind: "unknown" });
    expect(await removePasskey(loseResponse(one, "remove"), id, one.key)).toEqual({ kind: "found-done" });
    expect(await renamePasskey(one.ports, { id, name: "Laptop" }, one.key)).toMatchObject({
      kind: "not-done",
      failure: { code: "unknown-passkey" },
    });
  });
});
