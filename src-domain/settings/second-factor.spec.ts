import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { groupedKey, trustDenialReason, type SecondFactor } from "./second-factor.ts";

function factor(kind: SecondFactor["kind"], devices: number, current?: number): SecondFactor {
  return {
    kind,
    phone: undefined,
    devices: Array.from({ length: devices }, (_, index) => ({
      id: String(index),
      name: `Laptop ${index}`,
      isCurrent: index === current,
      createdAtDay: day("2026-11-20"),
      createdAtHour: "10:00",
      serialNumber: `ZU-${index}`,
    })),
  };
}

it("(part of SET-02) allows trusting an untrusted device with a factor, below five devices", () => {
  expect(trustDenialReason(factor("none", 0))).toBe("no-factor");
  for (const kind of ["sms", "app"] as const) {
    expect([0, 4, 5, 6].map((devices) => trustDenialReason(factor(kind, devices)))).toEqual([
      undefined,
      undefined,
      "limit",
      "limit",
    ]);
    expect(trustDenialReason(factor(kind, 5, 2))).toBe("trusted-already");
  }
});

it("(part of SET-02) formats a second factor key in groups of four without changing it", () => {
  expect(groupedKey("KJ2W4ZLTNFXGO5DP")).toBe("KJ2W 4ZLT NFXG O5DP");
  expect(groupedKey("KJ2W4")).toBe("KJ2W 4");
  expect(groupedKey("KJ2W")).toBe("KJ2W");
});
