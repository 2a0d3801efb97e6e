import { describe, expect, it } from "vitest";
import type { UncaughtPort } from "#domain/tracking/index.ts";

/** A page in which something goes wrong that nobody catches. */
export interface UncaughtContractSetup {
  readonly port: UncaughtPort;
  fail(text: string): void;
}

/** What every `UncaughtPort` keeps to. */
export function uncaughtPortContract(name: string, make: () => UncaughtContractSetup): void {
  describe(`UncaughtPort: ${name}`, () => {
    it("(part of HTTP-04) tells each error in its own words, the same again too, in order, until nobody listens", () => {
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
