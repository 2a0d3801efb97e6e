import { expect, it } from "vitest";
import { deviceOfferOf } from "./device-offer.ts";
import type { DeviceFacts } from "./device-facts.ts";
import { FAKE_DEVICE } from "#test/fakes/fake-native-bridge.ts";

const FACTS: DeviceFacts = {
  device: { ...FAKE_DEVICE, biometry: "fingerprint" },
  isOn: { automatic: false, biometric: false },
  lost: [],
  push: "unasked",
};

it.each<[string, Partial<DeviceFacts>, ReturnType<typeof deviceOfferOf>]>([
  ["nothing is set up", {}, { biometry: "fingerprint", push: true }],
  ["the phone knows faces", { device: { ...FAKE_DEVICE, biometry: "face" } }, { biometry: "face", push: true }],
  ["the phone has no biometry", { device: { ...FAKE_DEVICE, biometry: "none" } }, { biometry: undefined, push: true }],
  ["the finger is in use", { isOn: { automatic: false, biometric: true } }, { biometry: undefined, push: true }],
  ["its state is unknown", { isOn: { automatic: false, biometric: undefined } }, { biometry: undefined, push: true }],
  ["its key is lost", { lost: ["biometric"], push: "denied" }, undefined],
  ["notifications are decided", { push: "granted" }, { biometry: "fingerprint", push: false }],
  ["the phone does not say", { push: undefined }, { biometry: "fingerprint", push: false }],
])("(part of APP-02) offers what a phone still lacks when %s", (_, changes, offer) => {
  expect(deviceOfferOf({ ...FACTS, ...changes })).toEqual(offer);
});
