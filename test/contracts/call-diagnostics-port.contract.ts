import { describe, expect, it } from "vitest";
import type { CallDiagnosticsPort, DiagnosedCall } from "#domain/tracking/index.ts";
import { aDiagnosedCall } from "#test/mothers/index.ts";

/** Port with calls that the test ends. */
export interface CallDiagnosticsContractSetup {
  readonly port: CallDiagnosticsPort;
  end(call: DiagnosedCall): void;
}

const numbered = (number: number): DiagnosedCall => aDiagnosedCall({ requestId: `7F3K-9QMD-${number}` });

/** Runs the contract suite of `CallDiagnosticsPort`. */
export function callDiagnosticsPortContract(name: string, make: () => CallDiagnosticsContractSetup): void {
  describe(`CallDiagnosticsPort: ${name}`, () => {
    const receivedFrom = (port: CallDiagnosticsPort): DiagnosedCall[] => {
      const received: DiagnosedCall[] = [];
      port.calls.subscribe((call) => received.push(call));
      return received;
    };

    it("(part of CALL-17) emits earlier calls to a late subscriber, and then new ones", () => {
      const { port, end } = make();
      end(numbered(1));
      const received = receivedFrom(port);
      end(numbered(2));
      expect(received).toEqual([numbered(1), numbered(2)]);
      expect(receivedFrom(port)).toEqual([numbered(1), numbered(2)]);
    });

    it("(part of CALL-17) emits a call from its start, and replays its latest state only", () => {
      const { port, end } = make();
      const received = receivedFrom(port);
      const running = { ...numbered(1), outcome: "running", status: "running" } as const;
      end(running);
      end(numbered(2));
      end(numbered(1));
      expect(received).toEqual([running, numbered(2), numbered(1)]);
      expect(receivedFrom(port)).toEqual([numbered(1), numbered(2)]);
    });

    it("(part of CALL-17) replays the last hundred calls", () => {
      const { port, end } = make();
      for (let number = 1; number <= 103; number++) end(numbered(number));
      const received = receivedFrom(port);
      expect([received.length, received[0], received.at(-1)]).toEqual([100, numbered(4), numbered(103)]);
    });
  });
}
