import { describe, expect, it } from "vitest";
import type { DiagnosticsConsolePort } from "#domain/tracking/index.ts";

/** Port and the groups that it has printed: title, then lines. */
export interface DiagnosticsConsoleContractSetup {
  readonly port: DiagnosticsConsolePort;
  printed(): readonly (readonly string[])[];
}

/** Runs the contract suite of `DiagnosticsConsolePort`. */
export function diagnosticsConsolePortContract(name: string, make: () => DiagnosticsConsoleContractSetup): void {
  describe(`DiagnosticsConsolePort: ${name}`, () => {
    it("(part of CALL-17) prints one group per call, with its lines", () => {
      const { port, printed } = make();
      port.group("getClientData · ok", ["duration: 12 ms", "size: 3.1 kB"]);
      port.group("sessionCheck · timeout", []);
      expect(printed()).toEqual([
        ["getClientData · ok", "duration: 12 ms", "size: 3.1 kB"],
        ["sessionCheck · timeout"],
      ]);
    });
  });
}
