// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ANSWERS_ATTRIBUTE, type Activity } from "#domain/session/index.ts";
import { FakeDocument } from "#test/fakes/fake-document.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import type { MovableClock } from "#test/fakes/movable-clock.ts";
import { DocumentActivityAdapter } from "./document-activity.adapter.ts";

describe("activity", () => {
  let page: FakeDocument;
  let clock: MovableClock;
  let seen: number;
  let kinds: Activity[];
  let stop: () => void;

  beforeEach(() => {
    page = new FakeDocument();
    clock = movableClock();
    seen = 0;
    kinds = [];
    const frame: Window = Object.create(window, { document: { value: page } });
    const watching = new DocumentActivityAdapter(frame, clock).activity.subscribe((kind) => {
      seen += 1;
      kinds.push(kind);
    });
    stop = () => watching.unsubscribe();
  });
  afterEach(() => stop());

  it.each(["mousemove", "touchmove", "keydown", "click", "focusin", "scroll", "input", "pointerdown"])(
    "[SESS-12] %s is activity",
    async (name) => {
      await page.send(name);
      expect(seen).toBe(1);
    },
  );

  it("[SESS-12] an event that a script made is none", async () => {
    for (const name of ["mousemove", "keydown", "click", "focusin"]) await page.send(name, { isTrusted: false });
    expect(seen).toBe(0);
  });

  it("[SESS-12] a focus that the portal moved is none", async () => {
    await page.send("focusin", { byScript: true });
    expect(seen).toBe(0);
    await page.send("focusin");
    expect(seen).toBe(1);
  });

  it("is told at most once a second", async () => {
    for (let times = 0; times < 5; times++) await page.send("mousemove");
    expect(seen).toBe(1);
    await clock.advance(999);
    await page.send("mousemove");
    expect(seen).toBe(1);
    await clock.advance(1);
    await page.send("mousemove");
    expect(seen).toBe(2);
  });

  it.each(["Enter", " ", "a", "ArrowDown", "Escape"])(
    "[SESS-12] the key %j is a press once it is let go",
    async (key) => {
      await page.send("keydown", { key });
      await page.send("keyup", { key });
      expect(kinds).toEqual(["move", "press"]);
    },
  );

  it.each(["Tab", "Shift", "Control", "Alt", "Meta"])("[SESS-12] the key %s only leads to an answer", async (key) => {
    await page.send("keyup", { key });
    expect(kinds).toEqual(["move"]);
  });

  it("[SESS-12] a click is a press, but not on an answer to the warning, which decides by itself", async () => {
    const answer = document.createElement("button");
    answer.setAttribute(ANSWERS_ATTRIBUTE, "true");
    const label = answer.appendChild(document.createElement("span"));
    await page.send("pointerdown");
    await page.send("click", { target: label });
    await page.send("keyup", { key: "Enter", target: answer });
    expect(kinds).toEqual(["move"]);
    await page.send("click");
    expect(kinds).toEqual(["move", "press"]);
  });

  it("leaves no listener behind", () => {
    expect(page.listeners.length).toBeGreaterThan(0);
    stop();
    expect(page.listeners).toEqual([]);
  });
});

describe("waking", () => {
  it("is told when the page is shown, comes back or gets the focus", () => {
    let woken = 0;
    const watching = new DocumentActivityAdapter(window, movableClock()).wakes.subscribe(() => (woken += 1));
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("pageshow"));
    window.dispatchEvent(new Event("focus"));
    watching.unsubscribe();
    window.dispatchEvent(new Event("focus"));
    expect(woken).toBe(document.visibilityState === "visible" ? 3 : 2);
  });
});
