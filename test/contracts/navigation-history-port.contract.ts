import { describe, expect, it } from "vitest";
import type { NavigationHistoryPort } from "#domain/navigation/index.ts";

/** A tab that has opened the portal, and what the customer does in it. */
export interface NavigationHistoryContractSetup {
  readonly port: NavigationHistoryPort;
  /** Opens another page of the portal. */
  push(): Promise<void> | void;
  /** Shows another page in place of the current one. */
  replace(): Promise<void> | void;
  forward(): Promise<void> | void;
  /** Resolves once the history has moved. */
  settled(): Promise<void>;
  /** The port of the same tab after a reload. */
  reload(): NavigationHistoryPort;
}

/** What every `NavigationHistoryPort` keeps to. */
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

    it("does not count a page that takes the place of another", async () => {
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

    it("keeps its count over a reload", async () => {
      const tab = make();
      await tab.push();
      await tab.replace();
      await tab.push();
      expect(tab.reload().pagesBehind).toBe(2);
    });
  });
}
