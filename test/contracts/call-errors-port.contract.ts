import { describe, expect, it } from "vitest";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type { CallError, CallErrorsPort, PictureError, TimedError } from "#domain/tracking/index.ts";

/** Port with calls that the test makes fail. */
export interface CallErrorsContractSetup {
  readonly port: CallErrorsPort;
  fail(error: CallError | PictureError, at: Instant): void;
}

const callError = (number: number): TimedError => ({
  operation: "getClientData",
  what: `http ${number}`,
  at: number,
});

/** Runs the contract suite of `CallErrorsPort`. */
export function callErrorsPortContract(name: string, make: () => CallErrorsContractSetup): void {
  describe(`CallErrorsPort: ${name}`, () => {
    const broken = (...numbers: readonly number[]): CallErrorsContractSetup => {
      const calls = make();
      for (const { at, ...what } of numbers.map(callError)) calls.fail(what, at);
      return calls;
    };

    it("(part of CALL-07) emits earlier errors to a late subscriber, and then new ones", () => {
      const { port, fail } = broken(1, 2);
      const received: TimedError[] = [];
      const listening = port.errors.subscribe((one) => received.push(one));
      const { at, ...what } = callError(3);
      fail(what, at);
      listening.unsubscribe();
      fail(what, 4);
      expect(received).toEqual([1, 2, 3].map(callError));
    });

    it("(part of CALL-07) keeps errors that happen before the first subscription", () => {
      const { port, fail } = make();
      const { errors } = port;
      const { at, ...what } = callError(1);
      fail(what, at);
      const received: TimedError[] = [];
      errors.subscribe((one) => received.push(one)).unsubscribe();
      expect(received).toEqual([callError(1)]);
    });

    it("(part of CALL-07) keeps the first twenty errors and drops later ones", () => {
      const numbers = Array.from({ length: 25 }, (_, index) => index + 1);
      const { port } = broken(...numbers);
      const received: TimedError[] = [];
      port.errors.subscribe((one) => received.push(one)).unsubscribe();
      expect(received).toEqual(numbers.slice(0, 20).map(callError));
    });
  });
}
