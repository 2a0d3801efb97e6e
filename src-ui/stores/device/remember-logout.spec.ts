import { expect, it } from "vitest";
import { fakeDeviceMemory } from "#test/fakes/fake-device-memory.ts";
import { fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { forgetLogout, rememberLogout } from "./remember-logout.ts";

/** Returns the memory after a logout, and after the next login. */
async function loggedOut({ hasKey = true, isLoggedIn = false, silent = false }) {
  const bridge = fakeNativeBridge();
  if (hasKey) await bridge.createKey("automatic");
  if (silent) bridge.fails("silent");
  const memory = fakeDeviceMemory({ hasLoggedOut: false, keys: ["biometric"] });
  await rememberLogout({ bridge, memory, isLoggedIn: () => isLoggedIn });
  const left = memory.read();
  forgetLogout(memory);
  return [left, memory.read()];
}

const IN = { hasLoggedOut: false, keys: ["biometric"] };
const OUT = { ...IN, hasLoggedOut: true };

it("(part of WRAP-03, SESS-06) remembers a logout until the next login, keeps other facts", async () => {
  expect(await loggedOut({})).toEqual([OUT, IN]);
});

it("(part of SESS-06) remembers a logout unless no key exists or a customer is logged in again", async () => {
  expect([
    await loggedOut({ silent: true }),
    await loggedOut({ hasKey: false }),
    await loggedOut({ isLoggedIn: true }),
  ]).toEqual([
    [OUT, IN],
    [IN, IN],
    [IN, IN],
  ]);
});
