import { describe, expect, it } from "vitest";
import type { AnalyticsAction, AnalyticsPort, TrackingPort } from "#domain/tracking/index.ts";

type Fields = Readonly<Record<string, string>>;

/** Where reports go, and what has come. */
export interface TrackingContractSetup {
  readonly port: TrackingPort & AnalyticsPort;
  /**
   * The fields of what has come to an address, oldest first, as the contract names them; waits until there are `count`.
   */
  received(path: "/trackingTest" | "/analyticsEvent", count: number): Promise<readonly Fields[]>;
}

const HASH = "a".repeat(64);

/** All that HTTP-02 lists. */
const ACTIONS: readonly AnalyticsAction[] = ["LOAD", "CLICK", "OPEN", "COPY", "DOWNLOAD", "LOAD_BLANK", "LOAD_BANNER"];

/** What every `TrackingPort` and `AnalyticsPort` keeps to. */
export function trackingPortContract(name: string, make: () => Promise<TrackingContractSetup>): void {
  describe(`TrackingPort and AnalyticsPort: ${name}`, () => {
    it("(part of HTTP-01) a fault has time, operation and what happened in errorMessage, and the path", async () => {
      const { port, received } = await make();
      port.reportFault({
        at: Date.UTC(2026, 10, 20, 8, 12),
        operation: "getClientData",
        what: "http 502",
        path: "/messages/:id?",
      });
      expect(await received("/trackingTest", 1)).toEqual([
        { errorMessage: "2026-11-20T08:12:00.000Z getClientData http 502", path: "/messages/:id?" },
      ]);
    });

    it("(part of HTTP-01) an error of the portal itself has no operation", async () => {
      const { port, received } = await make();
      port.reportFault({
        at: Date.UTC(2026, 10, 20, 8, 12),
        operation: undefined,
        what: "TypeError: zażółć & <x>",
        path: "",
      });
      expect(await received("/trackingTest", 1)).toEqual([
        { errorMessage: "2026-11-20T08:12:00.000Z TypeError: zażółć & <x>", path: "" },
      ]);
    });

    it("(part of HTTP-01) a visit has the route and the mark of the session", async () => {
      const { port, received } = await make();
      port.reportVisit({ route: "invoice", sessionHash: HASH });
      expect(await received("/trackingTest", 1)).toEqual([{ route: "invoice", sessionId: HASH }]);
    });

    it("[HTTP-02] every action has its fields by the contract's names, and leaves out what is not known", async () => {
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
        elementName: "",
      });
      expect(await received("/analyticsEvent", ACTIONS.length + 1)).toContainEqual({
        action: "LOAD",
        element: "page",
        elementName: "",
      });
    });
  });
}
