// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INTENT_DELAY_MS, watchLinkIntent } from "./link-intent.ts";

let intents: string[];
let presses: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  intents = [];
  presses = [];
  stop = watchLinkIntent(document, {
    onIntent: (route) => intents.push(route),
    onPress: (route) => presses.push(route),
  });
  document.body.innerHTML = `
    <a id="invoice" href="/invoice"><b>Faktury</b></a>
    <a id="faq" href="/faq?question=wifi">Pytania</a>
    <a id="here" href="/index" aria-current="page">Start</a>
    <a id="tab" href="/messages" target="_blank">Nowa karta</a>
    <a id="file" href="/messages" download>Plik</a>
    <a id="else" href="https://example.com/invoice">Gdzie indziej</a>
    <a id="none" href="/nie-ma-takiej-strony">Nigdzie</a>
    <button id="button" type="button">Zapisz</button>`;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const at = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};

/** jsdom has no pointer events. */
const pointer = (
  type: "pointerover" | "pointerdown",
  on: string,
  init: MouseEventInit & { pointerType?: string } = {},
) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, "pointerType", { value: init.pointerType ?? "mouse" });
  at(on).dispatchEvent(event);
};

describe("intent to open a link", () => {
  it("(part of NAV-22) reports a link on which the pointer or the focus stays for a moment", () => {
    pointer("pointerover", "#invoice b");
    vi.advanceTimersByTime(INTENT_DELAY_MS - 1);
    expect(intents).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(intents).toEqual(["invoice"]);
    at("#faq").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    vi.advanceTimersByTime(INTENT_DELAY_MS);
    expect(intents).toEqual(["invoice", "faq"]);
    expect(presses).toEqual([]);
  });

  it("(part of NAV-22) ignores passed links, and a finger before its press", () => {
    pointer("pointerover", "#invoice");
    pointer("pointerover", "#button");
    pointer("pointerover", "#faq", { pointerType: "touch" });
    vi.advanceTimersByTime(10 * INTENT_DELAY_MS);
    expect(intents).toEqual([]);
  });

  it("(part of NAV-22) reports a pressed link at once, by mouse, finger and Enter", () => {
    pointer("pointerdown", "#invoice");
    pointer("pointerdown", "#faq", { pointerType: "touch" });
    at("#invoice").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    at("#faq").dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    expect(presses).toEqual(["invoice", "faq", "invoice"]);
  });

  it("(part of NAV-22) ignores the open page, other windows, files, other sites and buttons", () => {
    for (const id of ["here", "tab", "file", "else", "none", "button"]) {
      pointer("pointerover", `#${id}`);
      vi.advanceTimersByTime(INTENT_DELAY_MS);
      pointer("pointerdown", `#${id}`);
    }
    for (const init of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      pointer("pointerdown", "#invoice", init);
    expect([intents, presses]).toEqual([[], []]);
  });

  it("(part of NAV-22) reports nothing after it was stopped", () => {
    pointer("pointerover", "#invoice");
    stop();
    vi.advanceTimersByTime(INTENT_DELAY_MS);
    pointer("pointerdown", "#invoice");
    expect([intents, presses]).toEqual([[], []]);
  });
});
