import { describe, expect, it } from "vitest";
import { COOKIE_CHOICES } from "#domain/cookies/index.ts";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";

/** Runs the contract suite of `CookieChoicePort`. `make` returns the port of a browser without a choice. */
export function cookieChoicePortContract(name: string, make: () => CookieChoicePort): void {
  describe(`CookieChoicePort: ${name}`, () => {
    it("returns no cookie choice before the customer has made one", () => {
      expect(make().current()).toBeUndefined();
    });

    it.each(COOKIE_CHOICES)("stores the cookie choice %s, and replaces it by another one", (choice) => {
      const port = make();
      for (const former of COOKIE_CHOICES) {
        port.decide(former);
        port.decide(choice);
        expect(port.current()).toBe(choice);
      }
    });

    it("emits the cookie choice at once and each change once", () => {
      const port = make();
      const seen: (CookieChoice | undefined)[] = [];
      const watching = port.choice$.subscribe((choice) => seen.push(choice));
      for (const choice of ["all", "all", "necessary"] as const) port.decide(choice);
      watching.unsubscribe();
      port.decide("all");
      expect(seen).toEqual([undefined, "all", "necessary"]);
    });
  });
}
