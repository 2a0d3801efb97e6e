import { describe, expect, it } from "vitest";
import type { NavigationHistoryPort } from "#domain/navigation/index.ts";

/** Tab with the portal, and the navigation of the customer. */
export interface NavigationHistoryContractSetup {
  readonly port: NavigationHistoryPort;
  /** Opens another page of the portal. */
  push(): Promise<void> | void;
  /** Replaces the current page by another one. */
  replace(): Promise<void> | void;
  forward(): Promise<void> | void;
  /** Resolves once the history has moved. */
  settled(): Promise<void>;
  /** The port of the same tab after a reload. */
  reload(): NavigationHistoryPort;
}

/** Runs the contract suite of `NavigationHistoryPort`. */
export function navigationHistoryPortContract(name: string, make: () => NavigationHistoryContractSetup): void {
  describe(`NavigationHistoryPort: ${name}`, () => {
    it("counts the pages behind the current one, back and forward", async () => {
      const { port, push, forward, settled } = make();
      expect(port.pagesBehind).toBe(0);
      await push();
      await push();
      expect(port.pagesBehind).toBe(2);
      port.back();
      await settled();
      expect(port.pagesBehind).toBe(1);
      await forward();
      await settled();
      expect(port.pagesBehind).toBe(2);
      port.back();
      await settled();
      port.back();
      await settled();
      expect(port.pagesBehind).toBe(0);
      await push();
      expect(port.pagesBehind).toBe(1);
    });

    it("does not count a page that replaces another", async () => {
      const { port, push, replace, settled } = make();
      await replace();
      expect(port.pagesBehind).toBe(0);
      await push();
      await replace();
      expect(port.pagesBehind).toBe(1);
      await push();
      port.back();
      await settled();
      expect(port.pagesBehind).toBe(1);
    });

    it("keeps the count of history pages over a reload", async () => {
      const tab = make();
      await tab.push();
      await tab.replace();
      await tab.push();
      expect(tab.reload().pagesBehind).toBe(2);
    });
  });
}
