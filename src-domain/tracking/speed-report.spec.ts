import { describe, expect, it } from "vitest";
import { aSpeedReading } from "#test/mothers/index.ts";
import { routeOfReading, speedReportsOf, type ShownRoute } from "./speed-report.ts";

/** Login page until 1 s, then the start page, an unknown address and the invoices. */
const SHOWN: readonly ShownRoute[] = [
  { route: "login", since: 200 },
  { route: "index", since: 1_000 },
  { route: undefined, since: 2_000 },
  { route: "invoice", since: 3_000 },
];

describe("routeOfReading", () => {
  it.each([
    [0, "login"],
    [640, "login"],
    [999, "login"],
    [1_000, "index"],
    [1_999, "index"],
    [2_500, undefined],
    [3_000, "invoice"],
    [900_000, "invoice"],
  ] as const)("(part of HTTP-05) attributes what happened at %s ms to the route shown then", (observedAt, route) => {
    expect(routeOfReading({ observedAt, viewStartedAt: 0 }, SHOWN)).toBe(route);
  });

  it.each([
    [0, "login"],
    [900, "index"],
    [1_000, "index"],
    [2_900, "invoice"],
    [5_000, "invoice"],
  ] as const)(
    "(part of HTTP-05) attributes a view without events, opened by a press at %s ms, to its route",
    (viewStartedAt, route) => {
      expect(routeOfReading({ observedAt: undefined, viewStartedAt }, SHOWN)).toBe(route);
    },
  );

  it("(part of HTTP-05) attributes nothing before a route was shown", () => {
    expect(routeOfReading(aSpeedReading(), [])).toBeUndefined();
    expect(routeOfReading(aSpeedReading("CLS", 0, { observedAt: undefined }), [])).toBeUndefined();
  });
});

describe("speedReportsOf", () => {
  it("(part of HTTP-05) groups readings by route, and leaves out those of unknown addresses", () => {
    const reports = speedReportsOf(
      [
        aSpeedReading("TTFB", 80, { observedAt: 0 }),
        aSpeedReading("LCP", 640),
        aSpeedReading("INP", 48, { observedAt: 1_500 }),
        aSpeedReading("CLS", 0.3, { observedAt: 2_500 }),
        aSpeedReading("CLS", 0, { observedAt: undefined }),
      ],
      SHOWN,
    );
    expect(reports.map(({ route, measurements }) => [route, ...measurements.map(({ metric }) => metric)])).toEqual([
      ["login", "TTFB", "LCP", "CLS"],
      ["index", "INP"],
    ]);
  });

  it("(part of HTTP-05) begins another report when a route was shown twice", () => {
    const reports = speedReportsOf(
      [
        aSpeedReading("LCP", 640),
        aSpeedReading("LCP", 20, { viewId: "v-2", observedAt: 700 }),
        aSpeedReading("CLS", 0.012, { viewId: "v-2", observedAt: 700 }),
      ],
      SHOWN,
    );
    expect(reports.map(({ measurements }) => measurements.map(({ value }) => value))).toEqual([[640, 0.012], [20]]);
  });
});
