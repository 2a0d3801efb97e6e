import { describe, expect, it } from "vitest";
import { COOKIE_CHOICES } from "#domain/cookies/index.ts";
import type { CookieChoice, CookieChoicePort } from "#domain/cookies/index.ts";

/** What every `CookieChoicePort` keeps to; `make` gives one in a browser where nobody has chosen. */
export function cookieChoicePortContract(name: string, make: () => CookieChoicePort): void {
  describe(`CookieChoicePort: ${name}`, () => {
    it("knows no choice before one is made", () => {
      expect(make().current()).toBeUndefined();
    });

    it.each(COOKIE_CHOICES)("keeps %s, and takes another one for it", (choice) => {
      const port = make();
      for (const former of COOKIE_CHOICES) {
        port.decide(former);
        port.decide(choice);
        expect(port.current()).toBe(choice);
      }
    });

    it("tells the choice at once and each change once", () => {
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
