import { expect, it } from "vitest";
import { deviceLoginMessage, type DeviceLoginMessageFacts } from "./device-login-message.policy.ts";

const CALM: DeviceLoginMessageFacts = {
  runningKeyUse: undefined,
  failed: undefined,
  isAwaited: false,
  isKeyLost: false,
};
const ALL: DeviceLoginMessageFacts = {
  runningKeyUse: "automatic",
  failed: "problem",
  isAwaited: true,
  isKeyLost: true,
};

it("(part of WRAP-03, ROUTE-08) shows one device login message: login, failure, push, lost key", () => {
  expect([
    deviceLoginMessage(ALL),
    deviceLoginMessage({ ...ALL, runningKeyUse: undefined }),
    deviceLoginMessage({ ...ALL, runningKeyUse: undefined, failed: "declined" }),
    deviceLoginMessage({ ...ALL, runningKeyUse: undefined, failed: undefined }),
    deviceLoginMessage({ ...CALM, isAwaited: true }),
    deviceLoginMessage({ ...CALM, isKeyLost: true }),
    deviceLoginMessage(CALM),
  ]).toEqual(["automaticLogin", "problem", "declined", "awaitedLost", "awaited", "lost", undefined]);
});

it("(part of ROUTE-08) mentions the waiting notification during a biometric login", () => {
  expect([
    deviceLoginMessage({ ...CALM, runningKeyUse: "biometric", isAwaited: true }),
    deviceLoginMessage({ ...CALM, runningKeyUse: "biometric" }),
  ]).toEqual(["awaited", undefined]);
});
