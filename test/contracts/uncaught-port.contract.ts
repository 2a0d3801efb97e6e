import { describe, expect, it } from "vitest";
import type { UncaughtPort } from "#domain/tracking/index.ts";

/** Page that throws uncaught errors. */
export interface UncaughtContractSetup {
  readonly port: UncaughtPort;
  fail(text: string): void;
}

/** Runs the contract suite of `UncaughtPort`. */
export function uncaughtPortContract(name: string, make: () => UncaughtContractSetup): void {
  describe(`UncaughtPort: ${name}`, () => {
    it("(part of HTTP-04) emits each error message in order until it is unsubscribed", () => {
      const { port, fail } = make();
      fail("early");
      const received: string[] = [];
      const listening = port.uncaught.subscribe((text) => received.push(text));
      for (const text of ["boom", "TypeError: no map", "boom"]) fail(text);
      listening.unsubscribe();
      fail("late");
      expect(received).toEqual(["boom", "TypeError: no map", "boom"]);
    });
  });
}
