import { expect, it } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { brandOf } from "./brand.ts";
import { portalSettingsOf } from "./portal-settings-of.ts";

it("converts limits, hosts and features of the installation to settings in ms", () => {
  const limits = {
    sessionMinutes: 10,
    warningSeconds: 30,
    checkSeconds: 5,
    requestSeconds: 20,
    fileMegabytes: 5,
    bankAccount: "polish",
  } as const;
  const features = { offers: true, directBilling: true, wifi: false, resetPin: true, video: true, chat: true };
  const configuration = aConfiguration({
    provider: { serviceUrl: "https://api.example/service" },
    hosts: { payment: ["pay.example"], iframe: [] },
    limits,
    features,
  });
  expect(portalSettingsOf(configuration)).toEqual({
    serviceUrl: "https://api.example/service",
    chatPath: "/chat-socket",
    requestTimeoutMs: 20_000,
    hosts: { payment: ["pay.example"], iframe: [] },
    limits,
    complaints: { answerDays: 30, completionDays: 7, months: 12 },
    decoder: { defaultPin: "1234" },
    session: { sessionMs: 600_000, lifetimeMs: 43_200_000, warningMs: 30_000, checkEveryMs: 5_000 },
    capabilities: { features },
    help: configuration.help,
    app: configuration.app,
  });
});

it("converts one or two help lines of the installation to displayed ones", () => {
  const { help } = aConfiguration();
  expect(
    brandOf(aConfiguration()).helpLines.map(({ name, number, dial, hours }) => [name, number, dial, hours]),
  ).toEqual([
    ["Obsługa klienta", "58\u00a0300\u00a070\u00a000", "+48583007000", "pon.–pt. 8–20, sob. 10–18"],
    ["Pomoc techniczna", "58\u00a0300\u00a070\u00a001", "+48583007001", "pon.–pt. 7–22, sob. i niedz. 8–22"],
  ]);
  expect(brandOf(aConfiguration({ help: { customerService: help.customerService } })).helpLines).toHaveLength(1);
});

it("(part of OFFER-13) sends a withdrawal to its own address, else to the recipient", () => {
  const { brand } = aConfiguration();
  const withdrawalAddress = "Wiązka S.A., skr. poczt. 7, 81-451 Gdynia";
  expect(brandOf(aConfiguration()).withdrawalAddress).toBe(brand.transferRecipient);
  expect(brandOf(aConfiguration({ brand: { ...brand, withdrawalAddress } })).withdrawalAddress).toBe(withdrawalAddress);
});
