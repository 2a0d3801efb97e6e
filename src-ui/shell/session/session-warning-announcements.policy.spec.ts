import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { nextAnnouncement, type Announcement } from "./session-warning-announcements.policy.ts";

/** Returns each announcement, with the seconds left, for a sequence of seconds. */
function announcementsAt(seconds: readonly number[]): readonly Announcement[] {
  let announcement: Announcement | undefined;
  const all: Announcement[] = [];
  for (const second of seconds) {
    const next = nextAnnouncement(announcement, second);
    if (next !== announcement) all.push(next);
    announcement = next;
  }
  return all;
}

const down = (from: number, to = 1) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

it("(part of SESS-02) announces the session warning, then 60, 30 and ten seconds left", () => {
  expect(announcementsAt(down(119))).toEqual([
    { mark: undefined, at: 119 },
    { mark: 60, at: 60 },
    { mark: 30, at: 30 },
    { mark: 10, at: 10 },
  ]);
});

it("delays an announced time of the session warning to 20 s after the previous one", () => {
  expect(announcementsAt([119, 45, 29, 25, 24, 11, 10, 5, 4])).toEqual([
    { mark: undefined, at: 119 },
    { mark: 60, at: 45 },
    { mark: 30, at: 25 },
    { mark: 10, at: 5 },
  ]);
});

it("announces no time left within twenty seconds of the session warning", () => {
  expect(announcementsAt(down(65, 40))).toEqual([
    { mark: undefined, at: 65 },
    { mark: 60, at: 45 },
  ]);
});

it("announces the session warning from the start when more time is left again", () => {
  expect(announcementsAt([50, 30, 119, 60])).toEqual([
    { mark: undefined, at: 50 },
    { mark: 30, at: 30 },
    { mark: undefined, at: 119 },
    { mark: 60, at: 60 },
  ]);
});

it("announces a new time at most every twenty seconds, for any skipped seconds", () => {
  const times = fc
    .uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 121 })
    .map((all) => all.toSorted((one, other) => other - one));
  fc.assert(
    fc.property(times, (seconds) => {
      const all = announcementsAt(seconds);
      all.slice(1).forEach((next, index) => {
        expect((all[index]?.at ?? 0) - next.at).toBeGreaterThanOrEqual(20);
        expect(next.mark).toBeLessThan(all[index]?.mark ?? 61);
        expect(next.at).toBeLessThanOrEqual(next.mark ?? 0);
      });
    }),
    { numRuns: runs(200) },
  );
});
