import { describe, expect, it } from "vitest";
import type { WelcomeMarksPort } from "#domain/site-content/index.ts";

/** Runs the contract suite of `WelcomeMarksPort`. `make` returns two tabs of a browser with an empty storage. */
export function welcomeMarksPortContract(
  name: string,
  make: () => readonly [WelcomeMarksPort, WelcomeMarksPort],
): void {
  describe(`WelcomeMarksPort: ${name}`, () => {
    it("returns no welcome marks at first, then the last written ones in every tab", () => {
      const [one, other] = make();
      expect([one.read(), other.read()]).toEqual([[], []]);
      one.write(["1k2m", "x7"]);
      expect(other.read()).toEqual(["1k2m", "x7"]);
      other.write(["b"]);
      expect(one.read()).toEqual(["b"]);
      one.write(["survey_ab20261204"]);
      expect(other.read()).toEqual(["survey_ab20261204"]);
      one.write([]);
      expect(other.read()).toEqual([]);
    });
  });
}
