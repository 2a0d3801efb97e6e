import { expect, it } from "vitest";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDirectBilling, fakeBillingReader } from "#test/fakes/fake-direct-billing.ts";
import { aDirectBilling, aNetflix, aStreamingService } from "#test/mothers/direct-billing.mother.ts";
import type { TermsAcceptance } from "../direct-billing.port.ts";
import { acceptServiceTerms, type AcceptServiceTermsPorts } from "./accept-service-terms.ts";

const VERSION = "2026-01";

function accepting(service = aStreamingService()) {
  const directBilling = fakeDirectBilling(aDirectBilling({ services: [service] }));
  const ports = { directBilling, billing: fakeBillingReader(directBilling) };
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { directBilling, accept: () => acceptServiceTerms(ports, { code: service.code, version: VERSION }, key) };
}

it("accepts the service terms once", async () => {
  const { directBilling, accept } = accepting();
  expect(await accept()).toEqual({ kind: "done", value: "accepted" });
  expect(directBilling.script.calls).toEqual(["acceptTerms"]);
  expect(directBilling.billing().services[0]?.terms?.acceptedOn).toBeDefined();
});

it.each([
  ["found-done", aNetflix()],
  ["unknown", aStreamingService()],
  ["unknown", aStreamingService({ terms: undefined })],
] as const)("resolves with %s by the acceptance day of the terms after a lost response", async (kind, service) => {
  const { directBilling, accept } = accepting(service);
  directBilling.script.failNext("acceptTerms", { kind: "timeout" });
  expect(await accept()).toMatchObject({ kind });
});

it("leaves the acceptance of terms unknown when the response is lost and the read fails", async () => {
  const { directBilling, accept } = accepting(aNetflix());
  directBilling.script.failNext("acceptTerms", { kind: "timeout" });
  directBilling.script.failNext("load", { kind: "unreachable" });
  expect(await accept()).toMatchObject({ kind: "unknown" });
});

it.each([
  ["accept-terms", aStreamingService()],
  ["try-later", aStreamingService({ terms: undefined })],
] as const)("fails with %s by the re-read account after a refusal of the terms", async (remedy, service) => {
  const { directBilling, accept } = accepting(service);
  directBilling.refuseNext("no-needed-consent");
  expect(await accept()).toEqual({ kind: "not-done", failure: { kind: "billing-remedy", remedy } });
  expect(directBilling.script.calls).toEqual(["acceptTerms", "load"]);
});

it("repeats the key of the terms after a lost response, except for another service or version", async () => {
  const directBilling = fakeDirectBilling(aDirectBilling());
  directBilling.script.failAlways("acceptTerms", { kind: "timeout" });
  const sent: TermsAcceptance[] = [];
  const ports: AcceptServiceTermsPorts = {
    directBilling: {
      acceptTerms: (acceptance) => {
        sent.push(acceptance);
        return directBilling.acceptTerms(acceptance);
      },
    },
    billing: fakeBillingReader(directBilling),
  };
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  for (const [code, version] of [
    ["disney", VERSION],
    ["disney", VERSION],
    ["disney", "2026-02"],
    ["player", "2026-02"],
  ] as const)
    await acceptServiceTerms(ports, { code, version }, key);
  const [first, again, ...others] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});
