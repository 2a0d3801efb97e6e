import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDirectBilling, fakeBillingReader } from "#test/fakes/fake-direct-billing.ts";
import { aDirectBilling } from "#test/mothers/direct-billing.mother.ts";
import { changeChargeConsent } from "./change-charge-consent.ts";

function changing() {
  const directBilling = fakeDirectBilling(aDirectBilling());
  const billing = fakeBillingReader(directBilling);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return {
    directBilling,
    billing,
    change: (given: boolean) => changeChargeConsent({ directBilling, billing }, given, key),
  };
}

it("withdraws the charge consent once and re-reads the account", async () => {
  const { directBilling, billing, change } = changing();
  expect(await change(false)).toEqual({ kind: "done", value: "saved" });
  expect(directBilling.script.calls).toEqual(["save", "load"]);
  expect(billing.known()?.consent.given).toBe(false);
});

it.each([
  [true, "found-done"],
  [false, "unknown"],
] as const)("compares the charge consent %s with the account after a lost response", async (given, kind) => {
  const { directBilling, change } = changing();
  directBilling.script.failNext("save", { kind: "timeout" });
  expect(await change(given)).toMatchObject({ kind });
});

it("leaves the charge consent unknown when the response is lost and the read fails", async () => {
  const { directBilling, change } = changing();
  directBilling.script.failNext("save", { kind: "timeout" });
  directBilling.script.failAlways("load", { kind: "unreachable" });
  expect(await change(true)).toMatchObject({ kind: "unknown" });
});

it.each([
  [{ kind: "http", status: 400 }, "try-later"],
  [undefined, "wait"],
] as const)("fails with a remedy for the charge consent after %j", async (failure, remedy) => {
  const { directBilling, change } = changing();
  if (failure === undefined) directBilling.refuseNext("consent-change-not-possible");
  else directBilling.script.failNext("save", failure);
  expect(await change(false)).toEqual({ kind: "not-done", failure: { kind: "billing-remedy", remedy } });
});
