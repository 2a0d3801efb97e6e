import { expect, it } from "vitest";
import { deviceLoginMessage, type DeviceLoginMessageFacts } from "./device-login-message.policy.ts";

const CALM: DeviceLoginMessageFacts = { busy: undefined, failed: undefined, isAwaited: false, isKeyLost: false };
const ALL: DeviceLoginMessageFacts = { busy: "automatic", failed: "problem", isAwaited: true, isKeyLost: true };

it("(part of WRAP-03, ROUTE-08) the login page says one thing of the device: what goes on, then what the last try came to, then what was tapped, then what is missing", () => {
  expect([
    deviceLoginMessage(ALL),
    deviceLoginMessage({ ...ALL, busy: undefined }),
    deviceLoginMessage({ ...ALL, busy: undefined, failed: "declined" }),
    deviceLoginMessage({ ...ALL, busy: undefined, failed: undefined }),
    deviceLoginMessage({ ...CALM, isAwaited: true }),
    deviceLoginMessage({ ...CALM, isKeyLost: true }),
    deviceLoginMessage(CALM),
  ]).toEqual(["byItself", "problem", "declined", "awaitedLost", "awaited", "lost", undefined]);
});

it("(part of ROUTE-08) while a finger is looked for, what waits is still said", () => {
  expect([
    deviceLoginMessage({ ...CALM, busy: "biometric", isAwaited: true }),
    deviceLoginMessage({ ...CALM, busy: "biometric" }),
  ]).toEqual(["awaited", undefined]);
});
