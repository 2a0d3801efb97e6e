import { describe, expect, it } from "vitest";
import type { CheckTurnPort } from "#domain/session/index.ts";

const START = 1_795_000_000_000;
const EVERY_MS = 15_000;

/** Runs the contract suite of `CheckTurnPort`. `tabs` returns this number of tabs of one browser. */
export function checkTurnPortContract(name: string, tabs: (count: number) => readonly CheckTurnPort[]): void {
  describe(`CheckTurnPort: ${name}`, () => {
    it("(part of SESS-04) lets one of five tabs check the session per interval", async () => {
      const five = tabs(5);
      for (const now of [START, START + EVERY_MS, START + 2 * EVERY_MS - 900]) {
        const taken = await Promise.all(five.map((tab) => tab.take(now, EVERY_MS)));
        expect(taken.filter(Boolean), String(now)).toHaveLength(1);
      }
    });

    it("lets no tab check the session again before the interval has passed", async () => {
      const [one, other] = tabs(2);
      expect(await one?.take(START, EVERY_MS)).toBe(true);
      expect(await other?.take(START + EVERY_MS - 1_001, EVERY_MS)).toBe(false);
      expect(await one?.take(START + EVERY_MS - 1_001, EVERY_MS)).toBe(false);
    });

    it("lets a tab check the session at once when the clock was set back", async () => {
      const [one, other] = tabs(2);
      expect(await one?.take(START, EVERY_MS)).toBe(true);
      expect(await other?.take(START - 60_000, EVERY_MS)).toBe(true);
    });
  });
}
