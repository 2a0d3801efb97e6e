import { describe, expect, it } from "vitest";
import type { UncaughtPort } from "#domain/tracking/index.ts";

/** A page in which something goes wrong that nobody catches. */
export interface BrokenPage {
  readonly port: UncaughtPort;
  fail(text: string): void;
}

/** What every `UncaughtPort` keeps to. */
export function uncaughtPortContract(name: string, make: () => BrokenPage): void {
  describe(`UncaughtPort: ${name}`, () => {
    it("(part of HTTP-04) tells each error in its own words, the same again too, in order, until nobody listens", () => {
      const { port, fail } = make();
      fail("early");
      const told: string[] = [];
      const listening = port.uncaught.subscribe((text) => told.push(text));
      for (const text of ["boom", "TypeError: no map", "boom"]) fail(text);
      listening.unsubscribe();
      fail("late");
      expect(told).toEqual(["boom", "TypeError: no map", "boom"]);
    });
  });
}
