// @vitest-environment jsdom
import { autorun, observable, runInAction } from "mobx";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { HandledError } from "#domain/shared-kernel/handled-error.ts";
import { describePageError } from "#domain/tracking/describe-page-error.ts";
import type { PageError, PageErrorReceiver } from "#domain/tracking/index.ts";
import { PageErrorRecorder } from "./page-error-recorder.ts";

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Starts a recorder on the window of the test, whose console prints nothing. */
function startRecorder(load?: () => Promise<PageErrorReceiver>) {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  const received: PageError[] = [];
  let flushed = 0;
  const receiver: PageErrorReceiver = { receive: (error) => received.push(error), flush: () => (flushed += 1) };
  const loadReceiver = vi.fn(load ?? (() => Promise.resolve(receiver)));
  const onUnhandled = vi.fn<() => void>();
  const recorder = new PageErrorRecorder({ page: window, now: () => 7, loadReceiver, onUnhandled });
  const stop = recorder.start();
  onTestFinished(stop);
  return {
    recorder,
    receiver,
    loadReceiver,
    onUnhandled,
    stop,
    flushed: () => flushed,
    texts: async () => {
      await settle();
      return received.map(({ words }) => describePageError(words));
    },
    received,
  };
}

/** Waits for tasks, in which RxJS throws. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const fire = (type: string, fields: object = {}) => window.dispatchEvent(Object.assign(new Event(type), fields));

describe("PageErrorRecorder", () => {
  it.each<[string, () => void, string]>([
    ["an uncaught error", () => fire("error", { error: new TypeError("no map") }), "TypeError: no map"],
    ["an error of another origin", () => fire("error", { message: "Script error." }), "Script error."],
    ["a rejection", () => fire("unhandledrejection", { reason: new Error("a") }), "Unhandled rejection: Error: a"],
    ["a rejection with data", () => fire("unhandledrejection", { reason: { pesel: 1 } }), "Unhandled rejection:"],
    [
      "a chunk that did not load",
      () => fire("vite:preloadError", { payload: new TypeError("x.js") }),
      "TypeError: x.js",
    ],
    ["a blocked script", () => fire("securitypolicyviolation", { effectiveDirective: "script-src" }), "csp script-src"],
    ["an error of the framework", () => console.error("Warning: %s", "no key"), "Warning: no key"],
    ["a warning of the framework", () => console.warn("no route"), "no route"],
  ])("(part of HTTP-04) records %s once", async (_case, fail, expected) => {
    const { texts } = startRecorder();
    fail();
    expect(await texts()).toEqual([expected]);
  });

  it("(part of HTTP-04) records an error of a store's reaction once, although MobX prints it", async () => {
    const { texts } = startRecorder();
    const count = observable.box(0);
    const end = autorun(() => {
      if (count.get() > 0) throw new Error("reaction");
    });
    onTestFinished(end);
    runInAction(() => count.set(1));
    expect(await texts()).toEqual([expect.stringMatching(/^\[mobx\].* Error: reaction$/)]);
  });

  it("(part of HTTP-04) records an error of React, the router and the console once", async () => {
    const { recorder, received } = startRecorder();
    const error = new Error("page");
    recorder.recordCaught(error, "\n    at Banner");
    recorder.recordCaught(error);
    console.error("The router caught", error);
    fire("error", { error });
    await settle();
    expect(received).toEqual([
      { at: 7, pathname: window.location.pathname, words: [error], componentStack: "\n    at Banner" },
    ]);
  });

  /** Error thrown by a script at this address. */
  function thrownBy(script: string, error = new TypeError("no map")): Error {
    error.stack = `${String(error)}\n    at send (${script}:1:7)`;
    return error;
  }
  const OWN = () => `${window.location.origin}/assets/app.js`;

  it.each<[string, () => void]>([
    ["an error", () => fire("error", { error: thrownBy(OWN()) })],
    ["a rejection", () => fire("unhandledrejection", { reason: thrownBy(OWN()) })],
    ["an exception in a reaction", () => console.error("[mobx] uncaught error in 'Reaction@1'", thrownBy(OWN()))],
  ])("(part of HTTP-04) announces %s of the portal that no caller shows", async (_case, fail) => {
    const { onUnhandled } = startRecorder();
    fail();
    expect(onUnhandled).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => void]>([
    ["an error of an extension", () => fire("error", { error: thrownBy("chrome-extension://abc/content.js") })],
    ["an error of another origin", () => fire("error", { message: "Script error." })],
    ["a rejection without an error", () => fire("unhandledrejection", { reason: "aborted" })],
    ["a warning", () => console.warn("no route", thrownBy(OWN()))],
    ["an error that its caller shows", () => fire("error", { error: thrownBy(OWN(), new HandledError("lost")) })],
  ])("(part of HTTP-04) records %s without announcing it", async (_case, fail) => {
    const { onUnhandled, texts } = startRecorder();
    fail();
    expect(await texts()).toHaveLength(1);
    expect(onUnhandled).not.toHaveBeenCalled();
  });

  it("(part of HTTP-04) records the error itself that a caller has shown, once", async () => {
    const { received } = startRecorder();
    const error = new TypeError("no map");
    fire("error", { error: new HandledError(error) });
    console.error("again", error);
    await settle();
    expect(received.map(({ words }) => words)).toEqual([[error]]);
  });

  it("(part of HTTP-04) prints what it records, and restores the console when it ends", async () => {
    const { recorder, stop, received } = startRecorder();
    const printed = vi.fn<(...words: unknown[]) => void>();
    stop();
    console.error = printed;
    const again = new PageErrorRecorder({
      page: window,
      now: () => 0,
      loadReceiver: () => Promise.reject(new Error()),
    });
    const stopAgain = again.start();
    again.recordCaught("page");
    console.error("a", 1);
    stopAgain();
    console.error("b");
    expect(printed.mock.calls).toEqual([["page"], ["a", 1], ["b"]]);
    fire("error", { message: "late" });
    recorder.recordCaught(new Error("still works"));
    await settle();
    expect(received).toHaveLength(1);
  });

  it("(part of HTTP-04) loads the receiver with the first error, and again when that failed", async () => {
    const attempts: ((receiver: PageErrorReceiver) => void)[] = [];
    const { loadReceiver, receiver, texts } = startRecorder(() =>
      attempts.length === 0
        ? Promise.reject(new Error("offline")).finally(() => attempts.push(() => undefined))
        : new Promise((resolve) => attempts.push(resolve)),
    );
    expect(loadReceiver).not.toHaveBeenCalled();
    console.warn("first");
    await settle();
    fire("online");
    console.warn("second");
    expect(loadReceiver).toHaveBeenCalledTimes(2);
    attempts.at(-1)?.(receiver);
    expect(await texts()).toEqual(["first", "second"]);
  });

  it("(part of HTTP-04) lets the receiver report at once when the page is unloaded", async () => {
    const { flushed, texts } = startRecorder();
    console.warn("first");
    await texts();
    fire("pagehide");
    expect(flushed()).toBe(1);
  });

  it("(part of HTTP-04) leaves errors to the next page when this one is unloaded first", async () => {
    const former = startRecorder(() => new Promise(() => undefined));
    window.history.replaceState(null, "", "/invoice");
    former.recorder.recordCaught(new TypeError("no\n chunk"), "at Invoices");
    console.warn("wait", { pesel: "44051401458" });
    fire("pagehide");
    former.stop();
    window.history.replaceState(null, "", "/");
    const { texts, received } = startRecorder();
    expect(await texts()).toEqual(["TypeError: no chunk", "wait"]);
    expect(received).toMatchObject([
      { at: 7, pathname: "/invoice", componentStack: "at Invoices" },
      { at: 7, pathname: "/invoice" },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });
});
