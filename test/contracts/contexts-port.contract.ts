import { describe, expect, it } from "vitest";
import type { ContextRoles, ContextsPort, TabLockPort } from "#domain/session/index.ts";

/** A customer with two accounts; the first is acted for. */
export interface ContextsContractSetup {
  readonly port: ContextsPort;
  readonly first: ContextRoles;
  readonly second: ContextRoles;
  /** The account that the provider acts for now. */
  accountNow(): Promise<string | undefined>;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** What every `ContextsPort` keeps to. */
export function contextsPortContract(name: string, make: () => Promise<ContextsContractSetup>): void {
  describe(`ContextsPort: ${name}`, () => {
    it("(part of SESS-11) acts for the account from then on, and tells its roles and access", async () => {
      const { port, first, second, accountNow } = await make();
      expect(await port.change(second.currentContext)).toEqual({ ok: true, value: second });
      expect(await accountNow()).toBe(second.currentContext);
      expect(await port.change(second.currentContext), "once more changes nothing").toEqual({
        ok: true,
        value: second,
      });
      expect(await port.change(first.currentContext)).toEqual({ ok: true, value: first });
      expect(await accountNow()).toBe(first.currentContext);
    });

    it("refuses an account that is not this customer's, and acts for the former one", async () => {
      const { port, second, accountNow } = await make();
      await port.change(second.currentContext);
      for (const id of ["4127830", "", "Katarzyna Lis, mieszkanie"]) {
        expect(await port.change(id)).toEqual({ ok: false, failure: { kind: "unknown-context" } });
      }
      expect(await accountNow()).toBe(second.currentContext);
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, second, breakDown } = await make();
      await breakDown();
      expect(await port.change(second.currentContext)).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    });
  });
}

/** What every `TabLockPort` keeps to. `tabs` gives so many tabs of one browser. */
export function tabLockPortContract(name: string, tabs: (count: number) => readonly TabLockPort[]): void {
  describe(`TabLockPort: ${name}`, () => {
    it("lets one tab go after the other, whatever becomes of each", async () => {
      const happened: string[] = [];
      const ends = tabs(3).map((tab, index) =>
        tab.runExclusively(async () => {
          happened.push(`${index} begins`);
          await new Promise((later) => setTimeout(later, 5 - index));
          happened.push(`${index} ends`);
          if (index === 0) throw new Error("broken");
          return index;
        }),
      );
      expect(
        (await Promise.allSettled(ends)).map((end) => (end.status === "fulfilled" ? end.value : "broken")),
      ).toEqual(["broken", 1, 2]);
      expect(happened).toEqual(["0 begins", "0 ends", "1 begins", "1 ends", "2 begins", "2 ends"]);
    });
  });
}
