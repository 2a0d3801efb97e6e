// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { trackKeyboardInset } from "./track-keyboard-inset.ts";

const view = Object.assign(new EventTarget(), { height: 844, scale: 1 });
const isTyping = () => document.documentElement.hasAttribute("data-typing");
const resize = (height: number, layout = 844, width = 390): void => {
  view.height = height;
  Object.assign(window, { innerHeight: layout, innerWidth: width });
  view.dispatchEvent(new Event("resize"));
};
const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

let end: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<input id="text"><textarea></textarea><input id="tick" type="checkbox"><button>Zapisz</button>';
  Object.defineProperty(window, "visualViewport", { configurable: true, value: view });
  Object.assign(view, { scale: 1, height: 844 });
  Object.assign(window, { innerHeight: 844, innerWidth: 390 });
  end = trackKeyboardInset(window);
});
afterEach(() => end());

it("(part of WRAP-01) sets `data-typing` while a keyboard is open for a focused field", () => {
  for (const layout of [844, 508]) {
    focusOn("#text");
    expect(isTyping()).toBe(false);
    resize(508, layout);
    expect(isTyping()).toBe(true);
    focusOn("textarea");
    expect(isTyping()).toBe(true);
    focusOn("#tick");
    expect(isTyping(), "a checkbox has the focus").toBe(false);
    focusOn("#text");
    expect(isTyping()).toBe(true);
    // The phone closes the keyboard, while the field keeps the focus.
    resize(844, 844);
    expect(isTyping()).toBe(false);
    resize(508, layout);
    document.querySelector<HTMLElement>("#text")?.blur();
    expect(isTyping()).toBe(false);
    resize(844, 844);
  }
});

it("(part of WRAP-01) does not take pinch zoom or a rotated phone for a keyboard", () => {
  focusOn("#text");
  view.scale = 2;
  resize(422, 844);
  expect(isTyping()).toBe(false);
  view.scale = 1;
  resize(390, 390, 844);
  expect(isTyping()).toBe(false);
  resize(190, 390, 844);
  expect(isTyping()).toBe(true);
});

it("(part of WRAP-01) stops tracking the keyboard when the floating elements are removed", () => {
  focusOn("#text");
  resize(508, 844);
  expect(isTyping()).toBe(true);
  end();
  expect(isTyping()).toBe(false);
  resize(400, 844);
  expect(isTyping()).toBe(false);
});
