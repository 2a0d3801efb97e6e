import { expect, it } from "vitest";
import { fail, succeed } from "../shared-kernel/index.ts";
import { bridgeFailure, type KeyUse } from "./device.ts";
import { readKeyPresence, lostKeys, EMPTY_DEVICE_MEMORY, rememberKeys } from "./device-memory.ts";

const BOTH = { hasLoggedOut: true, keys: ["automatic", "biometric"] } as const;

it("(part of WRAP-03) reports only remembered keys as lost that the device denies to have", () => {
  expect(lostKeys(BOTH, { automatic: true, biometric: false })).toEqual(["biometric"]);
  expect(lostKeys(BOTH, { automatic: false, biometric: false })).toEqual(["automatic", "biometric"]);
  expect(lostKeys(BOTH, { automatic: undefined, biometric: undefined })).toEqual([]);
  expect(lostKeys(EMPTY_DEVICE_MEMORY, { automatic: false, biometric: false })).toEqual([]);
});

it("(part of WRAP-03) forgets lost device keys and adds new ones; keeps all without an answer", () => {
  const remembered = rememberKeys(BOTH, { automatic: true, biometric: false });
  expect([remembered, lostKeys(remembered, { automatic: true, biometric: false })]).toEqual([
    { hasLoggedOut: true, keys: ["automatic"] },
    [],
  ]);
  expect(rememberKeys(EMPTY_DEVICE_MEMORY, { automatic: false, biometric: true })).toEqual({
    hasLoggedOut: false,
    keys: ["biometric"],
  });
  expect(rememberKeys(BOTH, { automatic: undefined, biometric: undefined })).toEqual(BOTH);
});

it("leaves a device key unknown when the device does not answer", async () => {
  const hasKey = (use: KeyUse) => Promise.resolve(use === "automatic" ? succeed(true) : fail(bridgeFailure("silent")));
  expect(await readKeyPresence({ hasKey })).toEqual({ automatic: true, biometric: undefined });
});

it("asks the device for the key of each use", async () => {
  const hasKey = (use: KeyUse) => Promise.resolve(succeed(use === "biometric"));
  expect(await readKeyPresence({ hasKey })).toEqual({ automatic: false, biometric: true });
});
