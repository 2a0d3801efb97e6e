// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ANSWERS_ATTRIBUTE, type Activity } from "#domain/session/index.ts";
import { FakeDocument } from "#test/fakes/fake-document.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import type { MovableClock } from "#test/fakes/movable-clock.ts";
import { DocumentActivityAdapter } from "./document-activity.adapter.ts";

describe("DocumentActivityAdapter activity", () => {
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
    "[SESS-12] counts %s as activity",
    async (name) => {
      await page.send(name);
      expect(seen).toBe(1);
    },
  );

  it("[SESS-12] ignores events that a script created", async () => {
    for (const name of ["mousemove", "keydown", "click", "focusin"]) await page.send(name, { isTrusted: false });
    expect(seen).toBe(0);
  });

  it("[SESS-12] ignores a focus that the portal moved", async () => {
    await page.send("focusin", { byScript: true });
    expect(seen).toBe(0);
    await page.send("focusin");
    expect(seen).toBe(1);
  });

  it("emits activity at most once a second", async () => {
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
    "[SESS-12] counts the key %j as a press when it is released",
    async (key) => {
      await page.send("keydown", { key });
      await page.send("keyup", { key });
      expect(kinds).toEqual(["move", "press"]);
    },
  );

  it.each(["Tab", "Shift", "Control", "Alt", "Meta"])("[SESS-12] counts the key %s as a move", async (key) => {
    await page.send("keyup", { key });
    expect(kinds).toEqual(["move"]);
  });

  it("[SESS-12] counts a click as a press, except on an answer to the session warning", async () => {
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

  it("removes all activity listeners when unsubscribed", () => {
    expect(page.listeners.length).toBeGreaterThan(0);
    stop();
    expect(page.listeners).toEqual([]);
  });
});

describe("DocumentActivityAdapter wakes", () => {
  it("emits a wake when the page is shown, restored or focused", () => {
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
