import { describe, expect, it } from "vitest";
import type { ContextRoles, ContextsPort, TabLockPort } from "#domain/session/index.ts";

/** Customer with two accounts; the first is the current one. */
export interface ContextsContractSetup {
  readonly port: ContextsPort;
  readonly first: ContextRoles;
  readonly second: ContextRoles;
  /** Account that the provider uses for this session. */
  accountNow(): Promise<string | undefined>;
  /** Makes the provider answer every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `ContextsPort`. */
export function contextsPortContract(name: string, make: () => Promise<ContextsContractSetup>): void {
  describe(`ContextsPort: ${name}`, () => {
    it("(part of SESS-11) changes the account and returns its roles and access", async () => {
      const { port, first, second, accountNow } = await make();
      expect(await port.change(second.currentContext)).toEqual({ ok: true, value: second });
      expect(await accountNow()).toBe(second.currentContext);
      expect(await port.change(second.currentContext), "changing to the current account changes nothing").toEqual({
        ok: true,
        value: second,
      });
      expect(await port.change(first.currentContext)).toEqual({ ok: true, value: first });
      expect(await accountNow()).toBe(first.currentContext);
    });

    it("rejects the account of another customer, and keeps the current one", async () => {
      const { port, second, accountNow } = await make();
      await port.change(second.currentContext);
      for (const id of ["4127830", "", "Katarzyna Lis, mieszkanie"]) {
        expect(await port.change(id)).toEqual({ ok: false, failure: { kind: "unknown-context" } });
      }
      expect(await accountNow()).toBe(second.currentContext);
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, second, breakDown } = await make();
      await breakDown();
      expect(await port.change(second.currentContext)).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
    });
  });
}

/** Runs the contract suite of `TabLockPort`. `tabs` returns this number of tabs of one browser. */
export function tabLockPortContract(name: string, tabs: (count: number) => readonly TabLockPort[]): void {
  describe(`TabLockPort: ${name}`, () => {
    it("runs the work of the tabs one after the other, also when one fails", async () => {
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
