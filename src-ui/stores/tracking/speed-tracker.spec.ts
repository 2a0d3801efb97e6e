import { describe, expect, it } from "vitest";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { fakeCookieChoice } from "#test/fakes/fake-cookie-choice.ts";
import { fakePageSpeed, fakeTracking } from "#test/fakes/fake-tracking.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { aSpeedReading } from "#test/mothers/index.ts";
import { SPEED_REPORT_MS, SpeedTracker } from "./speed-tracker.ts";

/** Creates the tracker of a browser with this choice. */
function watched(choice?: CookieChoice) {
  const clock = movableClock();
  const cookies = fakeCookieChoice(choice);
  const speed = fakePageSpeed();
  const analytics = fakeTracking();
  const tracker = new SpeedTracker({ clock, cookies, speed, analytics });
  const sent = () =>
    analytics.speeds.map(({ route, measurements }) =>
      [route, ...measurements.map(({ metric, value }) => `${metric} ${value}`)].join(" "),
    );
  return { clock, cookies, speed, analytics, tracker, sent };
}

describe("SpeedTracker", () => {
  it("[HTTP-05] reports the speed of a page with its route, only while the customer consents", async () => {
    const { tracker, speed, cookies, analytics, clock, sent } = watched("all");
    tracker.trackRoute({ route: "invoice", since: 100 });
    expect(speed.measured).toBe(true);
    speed.measure(aSpeedReading("LCP", 640));
    speed.measure(aSpeedReading("TTFB", 80, { observedAt: 0 }));
    await clock.advance(SPEED_REPORT_MS - 1);
    expect(analytics.speeds).toEqual([]);
    await clock.advance(1);
    expect(analytics.speeds).toEqual([
      {
        route: "invoice",
        measurements: [
          { metric: "LCP", value: 640, unit: "ms", rating: "good" },
          { metric: "TTFB", value: 80, unit: "ms", rating: "good" },
        ],
      },
    ]);

    speed.measure(aSpeedReading("INP", 48));
    cookies.decide("necessary");
    expect(speed.measured).toBe(false);
    speed.hide(aSpeedReading("CLS", 0.1));
    await clock.advance(SPEED_REPORT_MS);
    expect(sent()).toEqual(["invoice LCP 640 TTFB 80"]);
  });

  it("(part of HTTP-05) measures nothing when only necessary cookies are allowed", () => {
    const { tracker, speed, sent } = watched("necessary");
    tracker.trackRoute({ route: "index", since: 0 });
    speed.hide(aSpeedReading());
    expect([speed.measured, sent()]).toEqual([false, []]);
  });

  it("(part of HTTP-05) does not measure a page that was loaded before the consent", async () => {
    const { tracker, speed, cookies, clock, sent } = watched();
    tracker.trackRoute({ route: "index", since: 0 });
    speed.measure(aSpeedReading("LCP", 640));
    cookies.decide("all");
    tracker.trackRoute({ route: "invoice", since: 2_000 });
    speed.hide(aSpeedReading("CLS", 0.012));
    await clock.advance(SPEED_REPORT_MS);
    expect([speed.measured, sent(), clock.waiting]).toEqual([false, [], 0]);
  });

  it("(part of HTTP-05) does not measure again after a withdrawal until the next page load", () => {
    const { tracker, speed, cookies, sent } = watched("all");
    tracker.trackRoute({ route: "index", since: 0 });
    cookies.decide("necessary");
    cookies.decide("all");
    tracker.trackRoute({ route: "invoice", since: 2_000 });
    speed.hide(aSpeedReading());
    expect([speed.measured, sent()]).toEqual([false, []]);
  });

  it("(part of HTTP-05) sends nothing when another tab has withdrawn the consent", async () => {
    const { clock, speed, analytics } = watched();
    const cookies = fakeCookieChoice("all");
    let stored: CookieChoice = "all";
    const tracker = new SpeedTracker({
      clock,
      cookies: { choice$: cookies.choice$, current: () => stored },
      speed,
      analytics,
    });
    tracker.trackRoute({ route: "index", since: 0 });
    speed.measure(aSpeedReading());
    stored = "necessary";
    await clock.advance(SPEED_REPORT_MS);
    expect([speed.measured, analytics.speeds]).toEqual([false, []]);
  });

  it("(part of HTTP-05) sends what waits and the last values when the page is hidden", () => {
    const { tracker, speed, sent } = watched("all");
    tracker.trackRoute({ route: "index", since: 0 });
    speed.measure(aSpeedReading("LCP", 640));
    speed.hide(aSpeedReading("CLS", 0.012), aSpeedReading("INP", 48));
    expect(sent()).toEqual(["index LCP 640 CLS 0.012 INP 48"]);
  });

  it("(part of HTTP-05) sends each metric of a page view once, also when it is hidden again", () => {
    const { tracker, speed, sent } = watched("all");
    tracker.trackRoute({ route: "index", since: 0 });
    speed.hide(aSpeedReading("CLS", 0.012));
    speed.hide(aSpeedReading("CLS", 0.3));
    speed.hide(aSpeedReading("CLS", 0.02, { viewId: "v-2" }));
    expect(sent()).toEqual(["index CLS 0.012", "index CLS 0.02"]);
  });

  it("(part of HTTP-05) names the route that was shown, not the one that is open at sending", () => {
    const { tracker, speed, sent } = watched("all");
    tracker.trackRoute({ route: "login", since: 100 });
    tracker.trackRoute({ route: "index", since: 1_000 });
    tracker.trackRoute({ route: "index", since: 1_500 });
    tracker.trackRoute({ route: "invoice", since: 2_000 });
    speed.hide(
      aSpeedReading("LCP", 640),
      aSpeedReading("INP", 320, { observedAt: 1_700 }),
      aSpeedReading("CLS", 0, { viewId: "v-2", observedAt: undefined, viewStartedAt: 1_900 }),
    );
    expect(sent()).toEqual(["login LCP 640", "index INP 320", "invoice CLS 0"]);
  });

  it("(part of HTTP-05) reports an error of the measuring code that does not load, and continues", async () => {
    const { tracker, speed, sent } = watched("all");
    const thrown = collectThrownErrors();
    tracker.trackRoute({ route: "index", since: 0 });
    const error = new TypeError("Failed to fetch dynamically imported module");
    speed.fail(error);
    tracker.trackRoute({ route: "invoice", since: 1_000 });
    speed.hide();
    await new Promise((settled) => setTimeout(settled));
    expect([sent(), thrown.handled, thrown.uncaught]).toEqual([[], [error], []]);
  });
});
