import { describe, expect, it } from "vitest";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { CallFault, FaultsPort, TimedFault } from "#domain/tracking/index.ts";

/** Port with calls that the test makes fail. */
export interface FaultsContractSetup {
  readonly port: FaultsPort;
  fail(fault: CallFault, at: Instant): void;
}

const fault = (number: number): TimedFault => ({ operation: "getClientData", what: `http ${number}`, at: number });

/** Runs the contract suite of `FaultsPort`. */
export function faultsPortContract(name: string, make: () => FaultsContractSetup): void {
  describe(`FaultsPort: ${name}`, () => {
    const broken = (...numbers: readonly number[]): FaultsContractSetup => {
      const calls = make();
      for (const { at, ...what } of numbers.map(fault)) calls.fail(what, at);
      return calls;
    };

    it("(part of CALL-07) emits earlier errors to a late subscriber, and then new ones", () => {
      const { port, fail } = broken(1, 2);
      const received: TimedFault[] = [];
      const listening = port.faults.subscribe((one) => received.push(one));
      const { at, ...what } = fault(3);
      fail(what, at);
      listening.unsubscribe();
      fail(what, 4);
      expect(received).toEqual([1, 2, 3].map(fault));
    });

    it("(part of CALL-07) keeps errors that happen before the first subscription", () => {
      const { port, fail } = make();
      const { faults } = port;
      const { at, ...what } = fault(1);
      fail(what, at);
      const received: TimedFault[] = [];
      faults.subscribe((one) => received.push(one)).unsubscribe();
      expect(received).toEqual([fault(1)]);
    });

    it("(part of CALL-07) keeps the first twenty errors and drops later ones", () => {
      const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
      const { port } = broken(...numbers);
      const received: TimedFault[] = [];
      port.faults.subscribe((one) => received.push(one)).unsubscribe();
      expect(received).toEqual(numbers.slice(0, 20).map(fault));
    });
  });
}
