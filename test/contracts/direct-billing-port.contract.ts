import { describe, expect, it } from "vitest";
import {
  findStreamingService,
  type BillingAction,
  type DirectBilling,
  type DirectBillingPort,
  type StreamingService,
} from "#domain/direct-billing/index.ts";
import { grosze, type Result } from "#domain/shared-kernel/index.ts";

/**
 * Customer with direct billing: Netflix is on (plan "standard", 49,00 zł, terms accepted); Player is off (30,00 zł,
 * terms accepted); Disney+ is off (37,99 zł, terms not accepted). The consent is given, the limit is 150,00 zł of
 * 300,00 zł, and no order is pending.
 */
export interface DirectBillingContractSetup {
  readonly port: DirectBillingPort;
  /** Lets the partner company finish the pending orders. */
  settle(): Promise<void>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-billing-${String((keyCount += 1)).padStart(6, "0")}`;
const order = (code: string, action: BillingAction, planId?: string, partnerToken?: string) => ({
  idempotencyKey: nextIdempotencyKey(),
  code,
  action,
  planId,
  partnerToken,
});
const refusalResult = (code: string) => ({ ok: false, failure: { kind: "billing-refused", code } });
const DONE = { ok: true, value: "taken-up" };
const SAVED = { ok: true, value: "saved" };

/** Runs the contract suite of `DirectBillingPort`. `make` creates a new provider each time. */
export function directBillingPortContract(name: string, make: () => Promise<DirectBillingContractSetup>): void {
  describe(`DirectBillingPort: ${name}`, () => {
    const billing = async (port: DirectBillingPort): Promise<DirectBilling> => valueOf(await port.load());
    const service = async (port: DirectBillingPort, code: string): Promise<StreamingService> => {
      const found = findStreamingService((await billing(port)).services, code);
      if (found === undefined) throw new Error(`service ${code} is missing`);
      return found;
    };
    const version = async (port: DirectBillingPort, code: string): Promise<string> =>
      (await service(port, code)).terms?.version ?? "";

    it("(part of DB-01) lists services with states, the limit, and the consent with its day", async () => {
      const { port } = await make();
      const { services, limit, consent } = await billing(port);
      expect(services.map(({ code, state }) => [code, state.kind])).toEqual(
        expect.arrayContaining([
          ["netflix", "ACTIVE"],
          ["player", "INACTIVE"],
          ["disney", "INACTIVE"],
        ]),
      );
      expect(await service(port, "netflix")).toMatchObject({
        planId: "standard",
        price: 4_900,
        terms: { acceptedOn: consent.changedOn },
      });
      expect(limit).toEqual({ amount: 15_000, used: 4_900, max: 30_000 });
      expect(consent.given).toBe(true);
      expect(consent.changedOn).toBeDefined();
    });

    it("(part of DB-02) activates a service: PENDING and counted at once, ACTIVE when it has ended", async () => {
      const { port, settle } = await make();
      expect(await port.order(order("player", "activate"))).toEqual(DONE);
      expect((await service(port, "player")).state).toEqual({ kind: "PENDING", action: "activate", planId: undefined });
      expect((await billing(port)).limit.used).toBe(7_900);
      await settle();
      expect((await service(port, "player")).state).toEqual({ kind: "ACTIVE" });
      expect((await billing(port)).limit.used).toBe(7_900);
    });

    it("(part of DB-02) deactivates a service, and activates it again with a plan", async () => {
      const { port, settle } = await make();
      expect(await port.order(order("netflix", "deactivate"))).toEqual(DONE);
      expect((await service(port, "netflix")).state).toMatchObject({ kind: "PENDING", action: "deactivate" });
      await settle();
      expect((await service(port, "netflix")).state).toEqual({ kind: "INACTIVE" });
      expect(await port.order(order("netflix", "activate"))).toEqual(refusalResult("global-error-backend"));
      expect(await port.order(order("netflix", "activate", "basic"))).toEqual(DONE);
      await settle();
      expect(await service(port, "netflix")).toMatchObject({
        state: { kind: "ACTIVE" },
        planId: "basic",
        price: 3_300,
      });
    });

    it("(part of DB-04) changes the plan of Netflix", async () => {
      const { port, settle } = await make();
      expect(await port.order(order("netflix", "modify", "standard"))).toEqual(refusalResult("global-error-backend"));
      expect(await port.order(order("netflix", "modify", "premium"))).toEqual(DONE);
      expect((await service(port, "netflix")).state).toEqual({ kind: "PENDING", action: "modify", planId: "premium" });
      await settle();
      expect(await service(port, "netflix")).toMatchObject({
        state: { kind: "ACTIVE" },
        planId: "premium",
        price: 6_700,
      });
    });

    it("(part of DB-03) rejects every action while one is pending", async () => {
      const { port } = await make();
      await port.order(order("player", "activate"));
      for (const action of ["activate", "deactivate", "modify"] as const)
        expect(await port.order(order("player", action))).toEqual(refusalResult("global-error-backend"));
    });

    it("(part of DB-02) rejects an activation before the terms of use are accepted", async () => {
      const { port } = await make();
      expect(await port.order(order("disney", "activate"))).toEqual(refusalResult("no-needed-consent"));
      expect(
        await port.acceptTerms({ idempotencyKey: nextIdempotencyKey(), code: "disney", version: "1999-01" }),
      ).toEqual(refusalResult("global-error-backend"));
      expect(
        await port.acceptTerms({
          idempotencyKey: nextIdempotencyKey(),
          code: "disney",
          version: await version(port, "disney"),
        }),
      ).toEqual({ ok: true, value: "accepted" });
      expect((await service(port, "disney")).terms?.acceptedOn).toBeDefined();
      expect(await port.order(order("disney", "activate"))).toEqual(DONE);
    });

    it("(part of DB-05) enforces the limit, and accepts limits from the used amount to the maximum", async () => {
      const { port } = await make();
      const set = (amount: number) => port.save({ idempotencyKey: nextIdempotencyKey(), limit: grosze(amount) });
      for (const amount of [4_899, 30_001])
        expect(await set(amount), String(amount)).toEqual(refusalResult("wrong-limit"));
      // Offered limits are accepted at any time, also below the used amount (DB-14).
      for (const amount of [0, 3_500]) expect(await set(amount), String(amount)).toEqual(SAVED);
      expect(await set(7_899)).toEqual(SAVED);
      expect(await port.order(order("player", "activate"))).toEqual(refusalResult("limit-too-small"));
      expect(await port.order(order("netflix", "modify", "premium"))).toEqual(DONE);
      expect(await set(30_000)).toEqual(SAVED);
      expect((await billing(port)).limit).toMatchObject({ amount: 30_000, used: 6_700 });
    });

    it("(part of DB-05) deactivates all services when the consent is withdrawn", async () => {
      const { port, settle } = await make();
      const consent = (consentGiven: boolean) => port.save({ idempotencyKey: nextIdempotencyKey(), consentGiven });
      await port.order(order("player", "activate"));
      expect(await consent(false)).toEqual(refusalResult("consent-change-not-possible"));
      await settle();
      expect(await consent(false)).toEqual(SAVED);
      expect((await billing(port)).consent.given).toBe(false);
      for (const code of ["netflix", "player"])
        expect((await service(port, code)).state).toMatchObject({ kind: "PENDING", action: "deactivate" });
      await settle();
      expect((await billing(port)).services.every(({ state }) => state.kind === "INACTIVE")).toBe(true);
      expect(await port.order(order("player", "activate"))).toEqual(refusalResult("no-needed-consent"));
      expect(await consent(true)).toEqual(SAVED);
      expect(await port.order(order("player", "activate"))).toEqual(DONE);
    });

    it("applies one order per idempotency key, and rejects other content with that key", async () => {
      const { port, settle } = await make();
      const request = order("player", "activate");
      expect(await port.order(request)).toEqual(DONE);
      await settle();
      expect(await port.order(request)).toEqual(DONE);
      expect((await service(port, "player")).state).toEqual({ kind: "ACTIVE" });
      expect(await port.order({ ...request, action: "deactivate" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect((await service(port, "player")).state).toEqual({ kind: "ACTIVE" });
      expect(await port.order(order("nobody-sells-this", "activate"))).toEqual(refusalResult("global-error-backend"));
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load()).toEqual(failed);
      expect(await port.order(order("player", "activate"))).toEqual(failed);
      expect(await port.acceptTerms({ idempotencyKey: nextIdempotencyKey(), code: "disney", version: "1" })).toEqual(
        failed,
      );
      expect(await port.save({ idempotencyKey: nextIdempotencyKey(), consentGiven: false })).toEqual(failed);
    });
  });
}
