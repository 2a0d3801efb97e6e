import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDirectBilling, fakeBillingReader } from "#test/fakes/fake-direct-billing.ts";
import { aDirectBilling } from "#test/mothers/direct-billing.mother.ts";
import { zloty } from "#test/mothers/calendar.mother.ts";
import type { BillingSetting, DirectBillingPort } from "../direct-billing.port.ts";
import { changeLimit } from "./change-limit.ts";

function changing(billing = aDirectBilling()) {
  const directBilling = fakeDirectBilling(billing);
  const reader = fakeBillingReader(directBilling);
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return {
    directBilling,
    reader,
    change: (limit: string) => changeLimit({ directBilling, billing: reader }, zloty(limit), key),
  };
}

it("saves the monthly limit once and re-reads the account", async () => {
  const { directBilling, reader, change } = changing();
  expect(await change("200.00")).toEqual({ kind: "done", value: "saved" });
  expect(directBilling.script.calls).toEqual(["save", "load"]);
  expect(reader.known()?.limit.amount).toBe(zloty("200.00"));
});

it("leaves a limit change unknown when the response is lost and the limit is another", async () => {
  const { directBilling, change } = changing();
  directBilling.script.failNext("save", { kind: "timeout" });
  expect(await change("200.00")).toEqual({
    kind: "unknown",
    failure: { kind: "billing-remedy", remedy: "try-later" },
  });
});

it("finds the monthly limit saved when only the response was lost", async () => {
  const { directBilling, change } = changing(aDirectBilling());
  directBilling.script.failNext("save", { kind: "timeout" });
  expect(await change("150.00")).toEqual({ kind: "found-done" });
});

it.each([
  ["wrong-limit", true, "other-amount"],
  ["no-needed-consent", false, "give-consent"],
] as const)("fails with a remedy when the server refuses a limit with %s", async (code, given, remedy) => {
  const { directBilling, change } = changing(aDirectBilling({ consent: { given, changedOn: undefined } }));
  directBilling.refuseNext(code);
  expect(await change("200.00")).toEqual({ kind: "not-done", failure: { kind: "billing-remedy", remedy } });
});

it("does not re-read the account when the portal cancelled the limit change", async () => {
  const { directBilling, change } = changing();
  directBilling.script.failNext("save", { kind: "aborted" });
  expect(await change("200.00")).toEqual({ kind: "cancelled" });
  expect(directBilling.script.calls).toEqual(["save"]);
});

it("returns accept-terms for a limit without consent when the account cannot be re-read", async () => {
  const { directBilling, change } = changing();
  directBilling.refuseNext("no-needed-consent");
  directBilling.script.failNext("load", { kind: "unreachable" });
  expect(await change("200.00")).toMatchObject({ kind: "not-done", failure: { remedy: "accept-terms" } });
});

it("repeats the key of a limit change after a lost response, except for another limit", async () => {
  const { directBilling, reader } = changing();
  directBilling.script.failAlways("save", { kind: "timeout" });
  const sent: BillingSetting[] = [];
  const save: DirectBillingPort["save"] = (setting) => {
    sent.push(setting);
    return directBilling.save(setting);
  };
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  for (const limit of ["200.00", "200.00", "210.00"])
    await changeLimit({ directBilling: { save }, billing: reader }, zloty(limit), key);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    sent[0]?.idempotencyKey,
    sent[0]?.idempotencyKey,
    "intent-0000000002",
  ]);
});
