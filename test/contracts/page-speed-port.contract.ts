import { describe, expect, it } from "vitest";
import type { PageSpeedPort, SpeedMetric } from "#domain/tracking/index.ts";

/** Page whose speed a test decides. */
export interface PageSpeedContractSetup {
  readonly port: PageSpeedPort;
  /** Completes a measurement, observed at 640 ms. */
  measure(metric: SpeedMetric, value: number, viewId: string): void;
  /** Hides the page, which completes the CLS of its view. */
  hide(cls: number): void;
  /** Makes the measuring code fail to load. */
  fail(error: Error): void;
  /** Resolves when the port has loaded the measuring code, if it has to. */
  settled(): Promise<void>;
}

/** Runs the contract suite of `PageSpeedPort`. */
export function pageSpeedPortContract(name: string, make: () => PageSpeedContractSetup): void {
  describe(`PageSpeedPort: ${name}`, () => {
    it("(part of HTTP-05) emits rated readings from before and after the subscription", async () => {
      const { port, measure, settled } = make();
      measure("TTFB", 900.4, "v-1");
      const received: string[] = [];
      port.readings.subscribe(({ measurement: { metric, value, unit, rating }, viewId, observedAt, viewStartedAt }) =>
        received.push(`${viewId} ${metric} ${value} ${unit} ${rating} ${String(observedAt)} ${viewStartedAt}`),
      );
      await settled();
      measure("LCP", 640, "v-1");
      measure("LCP", 20, "v-2");
      expect(received).toEqual([
        "v-1 TTFB 900 ms needs-improvement 640 0",
        "v-1 LCP 640 ms good 640 0",
        "v-2 LCP 20 ms good 640 0",
      ]);
    });

    it("(part of HTTP-05) emits nothing after the subscription has ended", async () => {
      const { port, measure, hide, settled } = make();
      const received: SpeedMetric[] = [];
      const running = port.readings.subscribe(({ measurement }) => received.push(measurement.metric));
      await settled();
      measure("LCP", 640, "v-1");
      running.unsubscribe();
      measure("INP", 48, "v-1");
      hide(0.1);
      port.readings.subscribe(({ measurement }) => received.push(measurement.metric));
      await settled();
      measure("LCP", 20, "v-2");
      expect(received).toEqual(["LCP", "LCP"]);
    });

    it("(part of HTTP-05) reports that the page is hidden after its last readings", async () => {
      const { port, hide, settled } = make();
      const received: string[] = [];
      port.readings.subscribe(({ measurement }) => received.push(`${measurement.metric} ${measurement.value}`));
      port.hidden.subscribe(() => received.push("hidden"));
      await settled();
      hide(0.01);
      expect(received).toEqual(["CLS 0.01", "hidden"]);
    });

    it("(part of HTTP-05) ends with the error when the measuring code cannot be loaded", async () => {
      const { port, fail, settled } = make();
      const error = new TypeError("Failed to fetch dynamically imported module");
      const received: unknown[] = [];
      fail(error);
      port.readings.subscribe({ error: (each: unknown) => received.push(each) });
      await settled();
      expect(received).toEqual([error]);
    });
  });
}
