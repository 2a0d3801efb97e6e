import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  initialCarouselState,
  nextCarouselState,
  type BannerCarouselState,
  type BannerCarouselEvent,
} from "./banner-carousel.policy.ts";

const after = (start: BannerCarouselState, ...events: readonly BannerCarouselEvent[]): BannerCarouselState =>
  events.reduce(nextCarouselState, start);
const tick = { kind: "tick" } as const;

describe("(part of SITE-03) banner carousel", () => {
  it("shows each banner once and stops at the first one", () => {
    const seen: number[] = [];
    let carousel = initialCarouselState(3, false);
    for (let times = 0; times < 6; times += 1) {
      carousel = nextCarouselState(carousel, tick);
      seen.push(carousel.shown);
    }
    expect(seen).toEqual([1, 2, 0, 0, 0, 0]);
    expect(after(carousel, { kind: "resume" }, tick).shown).toBe(1);
  });

  it("advances no banner with reduced motion, paused, hovered, after a choice, or a single one", () => {
    expect(after(initialCarouselState(3, true), tick).shown).toBe(0);
    expect(after(initialCarouselState(3, false), { kind: "pause" }, tick).shown).toBe(0);
    expect(after(initialCarouselState(3, false), { kind: "hold", isHeld: true }, tick).shown).toBe(0);
    expect(
      after(initialCarouselState(3, false), { kind: "hold", isHeld: true }, tick, { kind: "hold", isHeld: false }, tick)
        .shown,
    ).toBe(1);
    expect(after(initialCarouselState(3, false), { kind: "show", index: 2 }, tick).shown).toBe(2);
    expect(after(initialCarouselState(1, false), { kind: "resume" }, tick)).toMatchObject({
      shown: 0,
      isAutoAdvancing: false,
    });
  });

  it("starts one round when banners arrive late, unless motion is reduced or the user paused", () => {
    const come = { kind: "count", count: 3 } as const;
    expect(after(initialCarouselState(0, false), come)).toMatchObject({ isAutoAdvancing: true, left: 3 });
    expect(after(initialCarouselState(0, false), come, tick, tick, tick, tick)).toMatchObject({
      shown: 0,
      isAutoAdvancing: false,
      left: 0,
    });
    expect(after(initialCarouselState(1, false), come, tick).shown).toBe(1);
    expect(after(initialCarouselState(3, false), { kind: "count", count: 0 }, come, tick)).toMatchObject({
      shown: 1,
      isAutoAdvancing: true,
    });
    for (const choice of [{ kind: "pause" }, { kind: "show", index: 0 }] as const)
      expect(after(initialCarouselState(1, false), choice, come, tick)).toMatchObject({
        shown: 0,
        isAutoAdvancing: false,
      });
    expect(after(initialCarouselState(0, true), come, tick)).toMatchObject({ shown: 0, isAutoAdvancing: false });
    expect(
      after(initialCarouselState(3, false), tick, tick, tick, { kind: "count", count: 2 }, tick),
      "a finished round does not start again",
    ).toMatchObject({ isAutoAdvancing: false });
  });

  it("advances banners under reduced motion after the user starts them", () => {
    expect(after(initialCarouselState(2, true), { kind: "resume" }, tick).shown).toBe(1);
  });

  it("wraps around from the last to the first banner and back", () => {
    expect(after(initialCarouselState(3, false), { kind: "show", index: 3 }).shown).toBe(0);
    expect(after(initialCarouselState(3, false), { kind: "show", index: -1 }).shown).toBe(2);
    expect(after(initialCarouselState(0, false), { kind: "show", index: 1 }).shown).toBe(0);
  });

  it("shows the first banner when the visible one is removed", () => {
    expect(after(initialCarouselState(3, false), { kind: "show", index: 2 }, { kind: "count", count: 2 }).shown).toBe(
      0,
    );
    expect(after(initialCarouselState(3, false), { kind: "count", count: 1 }, tick)).toMatchObject({
      shown: 0,
      isAutoAdvancing: false,
    });
  });

  it("always shows an existing banner and always stops advancing", () => {
    const anyEvent: fc.Arbitrary<BannerCarouselEvent> = fc.oneof(
      fc.constant(tick),
      fc.record({ kind: fc.constant("show" as const), index: fc.integer({ min: -9, max: 9 }) }),
      fc.record({ kind: fc.constantFrom("pause" as const, "resume" as const) }),
      fc.record({ kind: fc.constant("hold" as const), isHeld: fc.boolean() }),
      fc.record({ kind: fc.constant("count" as const), count: fc.integer({ min: 0, max: 5 }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        fc.array(anyEvent, { maxLength: 40 }),
        (count, isStill, events) => {
          let carousel = initialCarouselState(count, isStill);
          for (const event of events) {
            const before = carousel;
            carousel = nextCarouselState(before, event);
            expect(carousel.shown).toBeGreaterThanOrEqual(0);
            expect(carousel.shown).toBeLessThan(Math.max(1, carousel.count));
            if (event.kind === "tick" && (before.isHeld || !before.isAutoAdvancing)) expect(carousel).toEqual(before);
          }
          let rested = nextCarouselState(carousel, { kind: "hold", isHeld: false });
          for (let times = 0; times <= 5; times += 1) rested = nextCarouselState(rested, tick);
          expect(rested.isAutoAdvancing).toBe(false);
        },
      ),
    );
  });
});
