import { describe, expect, it } from "vitest";
import { deviceFactsOf, type DeviceReports } from "./device-facts.ts";
import type { Device } from "./device.ts";

const DEVICE: Device = {
  deviceId: "d-1",
  name: "Telefon Małgosi",
  platform: "android",
  appVersion: "3.2.0",
  biometry: "fingerprint",
};

const factsOf = (changes: Partial<DeviceReports>) =>
  deviceFactsOf({
    device: DEVICE,
    push: "granted",
    has: { automatic: true, biometric: true },
    isAccepted: () => true,
    ...changes,
  });

describe("deviceFactsOf", () => {
  it("(part of SET-03) reports a device key use as on when device and server have its key", () => {
    expect(factsOf({ isAccepted: (use) => use === "automatic" })).toEqual({
      device: DEVICE,
      push: "granted",
      isOn: { automatic: true, biometric: false },
      lost: [],
    });
  });

  it("(part of SET-03) reports only the device key use as on whose key the server accepts", () => {
    const { isOn } = factsOf({ isAccepted: (use) => use === "biometric" });
    expect(isOn).toEqual({ automatic: false, biometric: true });
  });

  it("(part of SET-03) leaves a key login unknown when the server's list could not be read", () => {
    const { isOn, lost } = factsOf({ isAccepted: () => undefined, push: undefined });
    expect([isOn, lost]).toEqual([{ automatic: undefined, biometric: undefined }, []]);
  });

  it("(part of SET-03) reports a device key as lost when only the server still has it", () => {
    expect(factsOf({ has: { automatic: undefined, biometric: false } }).lost).toEqual(["biometric"]);
    expect(factsOf({ has: { automatic: false, biometric: false } }).lost).toEqual(["automatic", "biometric"]);
  });
});
