import { expect, it } from "vitest";
import { deviceLoginMessage, type DeviceLoginMessageFacts } from "./device-login-message.policy.ts";

const CALM: DeviceLoginMessageFacts = { busy: undefined, failed: undefined, isAwaited: false, isKeyLost: false };
const ALL: DeviceLoginMessageFacts = { busy: "automatic", failed: "problem", isAwaited: true, isKeyLost: true };

it("(part of WRAP-03, ROUTE-08) shows one message on the device login: login, failure, notification, lost key", () => {
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

it("(part of ROUTE-08) mentions the waiting notification during a biometric login", () => {
  expect([
    deviceLoginMessage({ ...CALM, busy: "biometric", isAwaited: true }),
    deviceLoginMessage({ ...CALM, busy: "biometric" }),
  ]).toEqual(["awaited", undefined]);
});
