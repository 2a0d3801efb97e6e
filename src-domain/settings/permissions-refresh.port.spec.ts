import fc from "fast-check";
import { expect, it } from "vitest";
import { nextRefreshAt, PERMISSIONS_REFRESH_INTERVAL_MS } from "./permissions-refresh.port.ts";

const NOW = 1_795_000_000_000;

it("(part of SET-07) allows one permissions refresh in 24 hours and returns the next time", () => {
  expect(nextRefreshAt(undefined, NOW)).toBeUndefined();
  expect(nextRefreshAt(NOW, NOW)).toBe(NOW + PERMISSIONS_REFRESH_INTERVAL_MS);
  expect(nextRefreshAt(NOW - PERMISSIONS_REFRESH_INTERVAL_MS + 1, NOW)).toBe(NOW + 1);
  expect(nextRefreshAt(NOW - PERMISSIONS_REFRESH_INTERVAL_MS, NOW)).toBeUndefined();
});

it("(part of SET-07) ignores a future permissions refresh after the clock was set back", () => {
  expect(nextRefreshAt(NOW + 1, NOW)).toBeUndefined();
});

it("(part of SET-07) keeps permissions refreshes 24 h apart and never blocks longer", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: PERMISSIONS_REFRESH_INTERVAL_MS * 2 }), { maxLength: 60 }),
      (pauses) => {
        let now = NOW;
        let last: number | undefined;
        for (const pause of pauses) {
          now += pause;
          const next = nextRefreshAt(last, now);
          if (next === undefined) {
            expect(last === undefined || now - last >= PERMISSIONS_REFRESH_INTERVAL_MS).toBe(true);
            last = now;
          } else {
            expect(next).toBeGreaterThan(now);
            expect(next - now).toBeLessThanOrEqual(PERMISSIONS_REFRESH_INTERVAL_MS);
          }
        }
      },
    ),
  );
});
