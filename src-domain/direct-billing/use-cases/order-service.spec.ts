import { expect, it, vi } from "vitest";
import type { BillingAction } from "../streaming-service.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDirectBilling, fakeBillingReader } from "#test/fakes/fake-direct-billing.ts";
import { aDirectBilling, aNetflix } from "#test/mothers/direct-billing.mother.ts";
import { orderService } from "./order-service.ts";

function ordering(service = aNetflix()) {
  const directBilling = fakeDirectBilling(aDirectBilling({ services: [service] }));
  const billing = fakeBillingReader(directBilling);
  const forgetPartnerToken = vi.fn();
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const order = (action: BillingAction, partnerToken?: string) =>
    orderService(
      { directBilling, billing, forgetPartnerToken },
      { code: "netflix", action, planId: undefined, partnerToken },
      key,
    );
  return { directBilling, billing, forgetPartnerToken, order };
}

const TURNED_OFF = aNetflix({ state: { kind: "INACTIVE" }, plans: [], planId: undefined });

it("orders the service once and re-reads the account", async () => {
  const { directBilling, billing, order } = ordering();
  expect(await order("deactivate")).toEqual({ kind: "done", value: "taken-up" });
  expect(directBilling.script.calls).toEqual(["order", "load"]);
  expect(billing.known()?.services[0]?.state.kind).toBe("PENDING");
});

it("deletes the partner token after an accepted service order, but not after a refusal", async () => {
  const { directBilling, forgetPartnerToken, order } = ordering(TURNED_OFF);
  directBilling.refuseNext("limit-too-small");
  expect(await order("activate", "token-1")).toMatchObject({ failure: { remedy: "raise-limit" } });
  expect(forgetPartnerToken).not.toHaveBeenCalled();
  expect(await order("activate", "token-1")).toMatchObject({ kind: "done" });
  expect(forgetPartnerToken).toHaveBeenCalledOnce();
});

it("deletes no partner token when none was sent", async () => {
  const { forgetPartnerToken, order } = ordering();
  await order("deactivate");
  expect(forgetPartnerToken).not.toHaveBeenCalled();
});

it.each([
  ["found-done", TURNED_OFF],
  ["unknown", aNetflix()],
] as const)("resolves with %s by the state of the ordered service after a lost response", async (kind, service) => {
  const { directBilling, order } = ordering(service);
  directBilling.script.failNext("order", { kind: "timeout" });
  expect(await order("deactivate")).toMatchObject({ kind });
});

it("leaves the service order unknown when the response is lost and the service is gone", async () => {
  const { directBilling, order } = ordering();
  directBilling.script.failNext("order", { kind: "timeout" });
  directBilling.withdraw("netflix");
  expect(await order("deactivate")).toMatchObject({ kind: "unknown" });
});

it("resolves with found-done when a refused service order is already applied", async () => {
  const { directBilling, order } = ordering(TURNED_OFF);
  directBilling.refuseNext("global-error-backend");
  expect(await order("deactivate")).toEqual({ kind: "found-done" });
});

it.each([
  ["limit-too-small", TURNED_OFF, "raise-limit"],
  ["global-error-backend", aNetflix(), "try-later"],
] as const)("fails with a remedy when the server refuses a service order with %s", async (code, service, remedy) => {
  const { directBilling, order } = ordering(service);
  directBilling.refuseNext(code);
  expect(await order("deactivate")).toEqual({ kind: "not-done", failure: { kind: "billing-remedy", remedy } });
  expect(directBilling.script.calls).toEqual(["order", "load"]);
});

it("does not re-read the account when the portal cancelled the service order", async () => {
  const { directBilling, order } = ordering();
  directBilling.script.failNext("order", { kind: "aborted" });
  expect(await order("deactivate")).toEqual({ kind: "cancelled" });
  expect(directBilling.script.calls).toEqual(["order"]);
});

it("keeps the partner token when the outcome of the service order is unknown", async () => {
  const { directBilling, forgetPartnerToken, order } = ordering(TURNED_OFF);
  directBilling.script.failNext("order", { kind: "timeout" });
  expect(await order("activate", "token-1")).toEqual({
    kind: "unknown",
    failure: { kind: "billing-remedy", remedy: "try-later" },
  });
  expect(forgetPartnerToken).not.toHaveBeenCalled();
  expect(directBilling.script.calls).toEqual(["order", "load"]);
});

it("repeats the key of an order after a lost response, except for another action or token", async () => {
  const { directBilling, order } = ordering();
  directBilling.script.failAlways("order", { kind: "timeout" });
  await order("modify");
  await order("modify");
  await order("deactivate");
  await order("deactivate", "token-1");
  const [first, again, ...others] = directBilling.sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

it("fails with try-later when the ordered service is gone", async () => {
  const { directBilling, order } = ordering();
  directBilling.withdraw("netflix");
  expect(await order("deactivate")).toMatchObject({ kind: "not-done", failure: { remedy: "try-later" } });
});

it.each([
  ["the service is gone", "withdraw"],
  ["the account cannot be re-read", "unreachable"],
] as const)("returns no accept-terms for an order without consent when %s", async (_case, cause) => {
  const { directBilling, order } = ordering(TURNED_OFF);
  directBilling.refuseNext("no-needed-consent");
  if (cause === "withdraw") directBilling.withdraw("netflix");
  else directBilling.script.failNext("load", { kind: "unreachable" });
  expect(await order("activate")).toMatchObject({ kind: "not-done", failure: { remedy: "try-later" } });
});
