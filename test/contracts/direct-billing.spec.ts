import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import { findStreamingService } from "#domain/direct-billing/index.ts";
import { fakeDirectBilling } from "#test/fakes/fake-direct-billing.ts";
import { aDirectBilling, aNetflix, aStreamingService, day, zloty } from "#test/mothers/index.ts";
import { directBillingPortContract } from "./direct-billing-port.contract.ts";
import { useSandbox } from "./sandbox-wire.ts";

directBillingPortContract("fake", async () => {
  const accepted = { version: "2026-01", title: "Regulamin Player", paragraphs: [], acceptedOn: day("2026-02-04") };
  const port = fakeDirectBilling(
    aDirectBilling({
      services: [
        aNetflix(),
        aStreamingService({ code: "player", name: "Player", price: zloty("30.00"), terms: accepted }),
        aStreamingService(),
      ],
    }),
  );
  return {
    port,
    settle: async () => port.settle(),
    breakDown: () => port.script.breakDown("load", "acceptTerms", "order", "save"),
  };
});

const newWire = useSandbox();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Logs the demo customer in and turns off her Player, which the seed is turning on. */
async function openWithoutOrders() {
  const wire = newWire();
  await wire.logIn("m.brzezinska");
  const port = new SoapDirectBillingAdapter(wire.gateway);
  await port.load();
  await wire.advance(6 * MINUTE_MS);
  await port.order({
    idempotencyKey: "0123456789abcdef",
    code: "player",
    action: "deactivate",
    planId: undefined,
    partnerToken: undefined,
  });
  // The month that was charged stays in the used limit until the next one begins (DB-12).
  await wire.advance(31 * DAY_MS);
  await wire.logIn("m.brzezinska");
  return { wire, port };
}

directBillingPortContract("SOAP", async () => {
  const { wire, port } = await openWithoutOrders();
  return { port, settle: () => wire.advance(MINUTE_MS), breakDown: () => wire.breakDown("*") };
});

it("(part of DB-02) sets the account flag when the terms are accepted", async () => {
  const { wire, port } = await openWithoutOrders();
  const accepted = async () => {
    const data = await new SoapAccountAdapter(wire.gateway).load();
    return data.ok && data.value.flags.acceptedTOSTvn24Go;
  };
  expect(await accepted()).toBe(false);
  expect(await port.acceptTerms({ idempotencyKey: "0123456789abcdeg", code: "tvn24go", version: "2026-01" })).toEqual({
    ok: true,
    value: "accepted",
  });
  expect(await accepted()).toBe(true);
});

it("returns a code or a link for activation, or neither when the order has a partner token", async () => {
  const { wire, port } = await openWithoutOrders();
  const turnOn = async (code: string, idempotencyKey: string, partnerToken?: string) => {
    await port.acceptTerms({ idempotencyKey: `${idempotencyKey}-terms`, code, version: "2026-01" });
    expect(await port.order({ idempotencyKey, code, action: "activate", planId: undefined, partnerToken })).toEqual({
      ok: true,
      value: "taken-up",
    });
    await wire.advance(MINUTE_MS);
    const billing = await port.load();
    return billing.ok ? findStreamingService(billing.value.services, code)?.activation : undefined;
  };
  expect(await turnOn("tvn24go", "0123456789abcdea")).toEqual({ kind: "code", code: "WBK7-42QX" });
  expect(await turnOn("disney", "0123456789abcdeb")).toMatchObject({ kind: "link" });
  expect(await turnOn("player", "0123456789abcdec", "pl-8f0c2d77a1")).toBeUndefined();
});

it("leaves the service off when the partner rejects the token, and rejects a malformed token", async () => {
  const { wire, port } = await openWithoutOrders();
  const order = (idempotencyKey: string, partnerToken: string) =>
    port.order({ idempotencyKey, code: "player", action: "activate", planId: undefined, partnerToken });
  expect(await order("0123456789abcdea", "x")).toEqual({
    ok: false,
    failure: { kind: "billing-refused", code: "global-error-backend" },
  });
  expect(await order("0123456789abcdeb", "odmowa-17")).toEqual({ ok: true, value: "taken-up" });
  await wire.advance(MINUTE_MS);
  const billing = await port.load();
  expect(billing.ok && findStreamingService(billing.value.services, "player")?.state).toEqual({ kind: "INACTIVE" });
});

it.each(["firma.bursztyn", "sm.jantar"])(
  "(part of GUARD-05) refuses direct billing to %s: the role is not enough",
  async (login) => {
    const wire = newWire();
    await wire.logIn(login);
    expect(await new SoapDirectBillingAdapter(wire.gateway).load()).toMatchObject({
      ok: false,
      failure: { kind: "flagged", flag: "roleError" },
    });
  },
);

it("finds the service of a product by the product id", async () => {
  const wire = newWire();
  await wire.logIn("konta.lis");
  const billing = await new SoapDirectBillingAdapter(wire.gateway).load();
  expect(billing.ok && findStreamingService(billing.value.services, "5600321-03")).toMatchObject({
    code: "player",
    state: { kind: "ACTIVE" },
  });
});
