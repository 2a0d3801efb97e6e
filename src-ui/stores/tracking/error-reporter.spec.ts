import { describe, expect, it } from "vitest";
import type { PageError } from "#domain/tracking/index.ts";
import { fakeTracking } from "#test/fakes/fake-tracking.ts";
import { delayOn, movableClock, START } from "#test/fakes/movable-clock.ts";
import { ErrorReporter } from "./error-reporter.ts";

function createReporter() {
  const clock = movableClock();
  const tracking = fakeTracking();
  return { clock, tracking, reporter: new ErrorReporter({ delay: delayOn(clock), tracking }) };
}

const anError = (changes: Partial<PageError> = {}): PageError => ({
  at: START,
  pathname: "/messages/77",
  words: ["TypeError: no anna.nowak@example.pl at /loginToken/abc"],
  ...changes,
});

describe("ErrorReporter", () => {
  it("[HTTP-04] reports an error after a second, with its route and no personal data", async () => {
    const { clock, tracking, reporter } = createReporter();
    reporter.receive(anError());
    await clock.advance(999);
    expect(tracking.errors).toEqual([]);
    await clock.advance(1);
    expect(tracking.errors).toEqual([
      {
        at: START,
        operation: undefined,
        what: "TypeError: no [e-mail] at /loginToken/…",
        path: "/messages/:id?",
        stack: [],
        components: [],
      },
    ]);
  });

  it("(part of HTTP-04) reports the places of an error and its components", async () => {
    const { clock, tracking, reporter } = createReporter();
    const error = new Error("no map");
    error.stack = "Error: no map\n    at total (https://portal.example/assets/home.js:1:20)";
    reporter.receive(
      anError({ words: [error], componentStack: "\n    at Banner (https://portal.example/assets/home.js:1:7)" }),
    );
    await clock.advance(1_000);
    expect(tracking.errors.map(({ what, stack, components }) => [what, stack, components])).toEqual([
      ["Error: no map", ["total home.js:1:20"], ["Banner home.js:1:7"]],
    ]);
  });

  it("(part of HTTP-04) reports equal errors of a page once a minute", async () => {
    const { clock, tracking, reporter } = createReporter();
    for (const at of [START, START + 5, START + 60_000]) reporter.receive(anError({ at }));
    reporter.receive(anError({ pathname: "/index" }));
    await clock.advance(1_000);
    expect(tracking.errors.map(({ at, path }) => [at - START, path])).toEqual([
      [0, "/messages/:id?"],
      [60_000, "/messages/:id?"],
      [0, "/index"],
    ]);
  });

  it("(part of HTTP-04) reports pending errors at once, and only once, when the page is unloaded", async () => {
    const { clock, tracking, reporter } = createReporter();
    reporter.receive(anError());
    reporter.receive(anError({ pathname: "/nowhere/44051401458" }));
    reporter.flush();
    expect(tracking.errors.map(({ path }) => path)).toEqual(["/messages/:id?", ""]);
    await clock.advance(1_000);
    expect(tracking.errors).toHaveLength(2);
  });
});
