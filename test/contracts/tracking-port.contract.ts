import { describe, expect, it } from "vitest";
import type { AnalyticsAction, AnalyticsPort, TrackingPort } from "#domain/tracking/index.ts";

type Fields = Readonly<Record<string, string>>;

/** Port and its received reports. */
export interface TrackingContractSetup {
  readonly port: TrackingPort & AnalyticsPort;
  /**
   * Returns the fields of the reports received at a path, oldest first, named as in the contract. Waits for `count`
   * reports.
   */
  received(path: "/trackingTest" | "/analyticsEvent", count: number): Promise<readonly Fields[]>;
}

const HASH = "a".repeat(64);

/** Support code and release of the portal that sends the reports. */
export const REPORTED_CODE = "7F3K-9QMD";
export const RELEASE = "1.4.0+Ab3dEf12";

/** Actions that HTTP-02 lists. */
const ACTIONS: readonly AnalyticsAction[] = ["LOAD", "CLICK", "OPEN", "COPY", "DOWNLOAD", "LOAD_BLANK", "LOAD_BANNER"];

/** Runs the contract suite of `TrackingPort` and `AnalyticsPort`. */
export function trackingPortContract(name: string, make: () => Promise<TrackingContractSetup>): void {
  describe(`TrackingPort and AnalyticsPort: ${name}`, () => {
    it("(part of HTTP-01) reports a failed call with time, operation, description and path", async () => {
      const { port, received } = await make();
      port.reportError({
        at: Date.UTC(2026, 10, 20, 8, 12),
        operation: "getClientData",
        requestId: "7F3K-9QMD-12",
        what: "http 502",
        path: "/messages/:id?",
      });
      expect(await received("/trackingTest", 1)).toEqual([
        {
          errorMessage:
            "2026-11-20T08:12:00.000Z getClientData http 502 request 7F3K-9QMD-12 " +
            "release 1.4.0+Ab3dEf12 code 7F3K-9QMD",
          path: "/messages/:id?",
        },
      ]);
    });

    it("(part of HTTP-04) reports an error of the page with its place, components and release", async () => {
      const { port, received } = await make();
      port.reportError({
        at: Date.UTC(2026, 10, 20, 8, 12),
        operation: undefined,
        what: "TypeError: zażółć & <x>",
        path: "",
        stack: ["b home-Ab3dEf12.js:1:20"],
        components: ["Banner", "Home"],
      });
      expect(await received("/trackingTest", 1)).toEqual([
        {
          errorMessage:
            "2026-11-20T08:12:00.000Z TypeError: zażółć & <x> at b home-Ab3dEf12.js:1:20 in Banner < Home " +
            "release 1.4.0+Ab3dEf12 code 7F3K-9QMD",
          path: "",
        },
      ]);
    });

    it("(part of HTTP-01) reports a visit with the route and the session hash", async () => {
      const { port, received } = await make();
      port.reportVisit({ route: "invoice", sessionHash: HASH });
      expect(await received("/trackingTest", 1)).toEqual([{ route: "invoice", sessionId: HASH }]);
    });

    it("[HTTP-02] sends each analytics action with the contract's fields, omits unknown values", async () => {
      const { port, received } = await make();
      const known = {
        sessionHash: HASH,
        clientLogin: "m.brzezinska",
        route: "invoice",
        element: "text",
        elementName: "transfer-account",
      } as const;
      for (const action of ACTIONS) port.send({ action, ...known });
      const { sessionHash, ...rest } = known;
      const events = await received("/analyticsEvent", ACTIONS.length);
      expect(events).toHaveLength(ACTIONS.length);
      expect(events).toEqual(
        expect.arrayContaining(ACTIONS.map((action) => ({ action, sessionId: sessionHash, ...rest }))),
      );
      port.send({
        action: "LOAD",
        sessionHash: undefined,
        clientLogin: undefined,
        route: undefined,
        element: "page",
        elementName: "index",
      });
      expect(await received("/analyticsEvent", ACTIONS.length + 1)).toContainEqual({
        action: "LOAD",
        element: "page",
        elementName: "index",
      });
    });

    it("(part of HTTP-05) sends only route, release, values and ratings of a speed report", async () => {
      const { port, received } = await make();
      port.sendSpeed({
        route: "invoice",
        measurements: [
          { metric: "LCP", value: 640, unit: "ms", rating: "good" },
          { metric: "INP", value: 320, unit: "ms", rating: "needs-improvement" },
          { metric: "CLS", value: 0.312, unit: "score", rating: "poor" },
          { metric: "TTFB", value: 0, unit: "ms", rating: "good" },
        ],
      });
      expect(await received("/analyticsEvent", 1)).toEqual([
        {
          action: "SPEED",
          element: "page",
          elementName: "invoice",
          route: "invoice",
          release: RELEASE,
          lcp: "640",
          lcpRating: "good",
          inp: "320",
          inpRating: "needs-improvement",
          cls: "0.312",
          clsRating: "poor",
          ttfb: "0",
          ttfbRating: "good",
        },
      ]);
    });
  });
}
