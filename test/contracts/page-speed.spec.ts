// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { WebVitalsPageSpeedAdapter, type WebVitals } from "#adapters/tracking/web-vitals-page-speed.adapter.ts";
import { fakePageSpeed } from "#test/fakes/fake-tracking.ts";
import { aSpeedReading } from "#test/mothers/index.ts";
import { pageSpeedPortContract } from "./page-speed-port.contract.ts";

type Metric = Parameters<Parameters<WebVitals["onLCP"]>[0]>[0];

pageSpeedPortContract("fake", () => {
  const port = fakePageSpeed();
  return {
    port,
    measure: (metric, value, viewId) => port.measure(aSpeedReading(metric, value, { viewId })),
    hide: (cls) => port.hide(aSpeedReading("CLS", cls)),
    fail: port.fail,
    settled: () => Promise.resolve(),
  };
});

const settled = () => new Promise<void>((done) => setTimeout(done));

/** Returns a metric of the package, observed at 640 ms. */
function aMetric(name: Metric["name"], value: number, changes: Partial<Metric> = {}): Metric {
  return {
    name,
    value,
    id: "v-1",
    delta: value,
    rating: "good",
    entries: [{ name: "", entryType: "paint", startTime: 640, duration: 0, toJSON: () => ({}) }],
    navigationType: "navigate",
    navigationId: 1,
    navigationURL: "https://portal.example/loginToken/secret",
    ...changes,
  };
}

/** Adapter over a package that the test controls; the browser is idle at once, or when `idle` runs. */
function controlled({ isIdle = true } = {}) {
  const early: Metric[] = [];
  const registered = new Map<string, (metric: Metric) => void>();
  const options: string[] = [];
  let failure: Error | undefined;
  const on =
    (name: Metric["name"]): WebVitals["onLCP"] =>
    (report, opts) => {
      registered.set(name, report);
      options.push(`${name} ${String(opts?.reportSoftNavs)}`);
      for (const metric of early) if (metric.name === name) report(metric);
    };
  const load = vi.fn(() =>
    failure === undefined
      ? Promise.resolve({ onLCP: on("LCP"), onINP: on("INP"), onCLS: on("CLS"), onTTFB: on("TTFB") })
      : Promise.reject(failure),
  );
  const waiting: (() => void)[] = [];
  const cancel = vi.fn();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => (isIdle ? run() : waiting.push(run)));
  vi.stubGlobal("cancelIdleCallback", cancel);
  const send = (metric: Metric): void => {
    const report = registered.get(metric.name);
    if (report === undefined) early.push(metric);
    else report(metric);
  };
  return {
    port: new WebVitalsPageSpeedAdapter({ page: window, load }),
    load,
    options,
    cancel,
    idle: () => waiting.splice(0).forEach((run) => run()),
    send,
    fail: (error: Error) => void (failure = error),
  };
}

/** Hides the page after `last`, which the package reports in the capture phase. */
function hidePage(last: () => void = () => undefined): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  window.addEventListener("visibilitychange", last, { capture: true, once: true });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}

afterEach(() => vi.restoreAllMocks());

pageSpeedPortContract("web-vitals", () => {
  const { port, send, fail } = controlled();
  return {
    port,
    measure: (metric, value, id) => send(aMetric(metric, value, { id })),
    hide: (cls) => hidePage(() => send(aMetric("CLS", cls))),
    fail,
    settled,
  };
});

describe("WebVitalsPageSpeedAdapter", () => {
  it("(part of HTTP-05) loads the package once, when the browser is idle after the subscription", async () => {
    const { port, load, idle } = controlled({ isIdle: false });
    expect(load).not.toHaveBeenCalled();
    port.readings.subscribe();
    port.readings.subscribe();
    expect(load).not.toHaveBeenCalled();
    idle();
    await settled();
    port.readings.subscribe();
    idle();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("(part of HTTP-05) loads nothing when the subscription ends before the browser is idle", () => {
    const { port, load, cancel } = controlled({ isIdle: false });
    port.readings.subscribe().unsubscribe();
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it("(part of HTTP-05) loads the package later in a browser without idle callbacks", () => {
    vi.useFakeTimers();
    const { port, load } = controlled();
    Reflect.deleteProperty(window, "requestIdleCallback");
    port.readings.subscribe().unsubscribe();
    vi.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
    port.readings.subscribe();
    vi.advanceTimersByTime(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("(part of HTTP-05) begins new values at navigations in the page, except of the first byte", async () => {
    const { port, options } = controlled();
    port.readings.subscribe();
    await settled();
    expect(options).toEqual(["LCP true", "INP true", "CLS true", "TTFB undefined"]);
  });

  it("(part of HTTP-05) ignores other metrics, and never emits the address of the page", async () => {
    const { port, send } = controlled();
    const received: unknown[] = [];
    port.readings.subscribe((reading) => received.push(reading));
    await settled();
    send(aMetric("LCP", 640));
    send({ ...aMetric("LCP", 640), value: -1 });
    send(aMetric("CLS", 0, { id: "v-2", entries: [], navigationType: "soft-navigation", navigationStartTime: 900 }));
    send(aMetric("LCP", 9, { id: "v-3", entries: [], navigationType: "back-forward-cache", navigationStartTime: 950 }));
    expect(received).toEqual([
      aSpeedReading("LCP", 640),
      aSpeedReading("CLS", 0, { viewId: "v-2", observedAt: undefined, viewStartedAt: 900 }),
      aSpeedReading("LCP", 9, { viewId: "v-3", observedAt: 950, viewStartedAt: 950 }),
    ]);
  });

  it("reports that the page is hidden when it is unloaded, but not when it is shown", () => {
    const { port } = controlled();
    const hidden = vi.fn();
    port.hidden.subscribe(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(hidden).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("pagehide"));
    expect(hidden).toHaveBeenCalledTimes(1);
  });
});
