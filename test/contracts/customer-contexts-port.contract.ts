import { describe, expect, it } from "vitest";
import type { AccountRoles, CustomerContextsPort } from "#domain/session/index.ts";

/** Customer with two accounts; the first is the current one. */
export interface CustomerContextsContractSetup {
  readonly port: CustomerContextsPort;
  readonly first: AccountRoles;
  readonly second: AccountRoles;
  /** Account that the server uses for this session. */
  accountNow(): Promise<string | undefined>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `CustomerContextsPort`. */
export function customerContextsPortContract(name: string, make: () => Promise<CustomerContextsContractSetup>): void {
  describe(`CustomerContextsPort: ${name}`, () => {
    it("(part of SESS-11) changes the account and returns its roles and access", async () => {
      const { port, first, second, accountNow } = await make();
      expect(await port.switchAccount(second.currentContext)).toEqual({ ok: true, value: second });
      expect(await accountNow()).toBe(second.currentContext);
      expect(
        await port.switchAccount(second.currentContext),
        "changing to the current account changes nothing",
      ).toEqual({
        ok: true,
        value: second,
      });
      expect(await port.switchAccount(first.currentContext)).toEqual({ ok: true, value: first });
      expect(await accountNow()).toBe(first.currentContext);
    });

    it("rejects the account of another customer, and keeps the current one", async () => {
      const { port, second, accountNow } = await make();
      await port.switchAccount(second.currentContext);
      for (const id of ["4127830", "", "Katarzyna Lis, mieszkanie"]) {
        expect(await port.switchAccount(id)).toEqual({ ok: false, failure: { kind: "unknown-context" } });
      }
      expect(await accountNow()).toBe(second.currentContext);
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, second, breakDown } = await make();
      await breakDown();
      expect(await port.switchAccount(second.currentContext)).toEqual({
        ok: false,
        failure: { kind: "http", status: 503 },
      });
    });
  });
}
