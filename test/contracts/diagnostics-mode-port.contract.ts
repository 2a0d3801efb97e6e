import { describe, expect, it } from "vitest";
import type { DiagnosticsModePort } from "#domain/tracking/index.ts";

/** Tab of a browser; `reload` returns the port of the next page in it. */
export interface DiagnosticsModeContractSetup {
  reload(): DiagnosticsModePort;
}

/** Runs the contract suite of `DiagnosticsModePort`. */
export function diagnosticsModePortContract(name: string, make: () => DiagnosticsModeContractSetup): void {
  describe(`DiagnosticsModePort: ${name}`, () => {
    it("(part of CALL-17) is off in a new tab, with an open panel", () => {
      const mode = make().reload();
      expect([mode.isOn(), mode.isCollapsed()]).toEqual([false, false]);
    });

    it("(part of CALL-17) remembers the mode and the collapsed panel over a reload", () => {
      const tab = make();
      const mode = tab.reload();
      mode.turnOn();
      mode.setCollapsed(true);
      expect([mode.isOn(), mode.isCollapsed()]).toEqual([true, true]);
      const next = tab.reload();
      expect([next.isOn(), next.isCollapsed()]).toEqual([true, true]);
      next.setCollapsed(false);
      expect(tab.reload().isCollapsed()).toBe(false);
    });

    it("(part of CALL-17) keeps the panel collapsed when the mode is turned on again", () => {
      const mode = make().reload();
      mode.turnOn();
      mode.setCollapsed(true);
      mode.turnOn();
      expect([mode.isOn(), mode.isCollapsed()]).toEqual([true, true]);
    });

    it("(part of CALL-17) forgets everything when the mode is turned off", () => {
      const tab = make();
      const mode = tab.reload();
      mode.turnOn();
      mode.setCollapsed(true);
      mode.turnOff();
      expect([mode.isOn(), mode.isCollapsed()]).toEqual([false, false]);
      expect(tab.reload().isOn()).toBe(false);
    });
  });
}
