// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CHAT_WISH } from "./chat-wish.ts";
import { wishForChat } from "./wish-for-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A chat's button that comes later, and counts what it hears. */
function aButton() {
  const heard: number[] = [];
  const hear = (event: Event): void => {
    event.preventDefault();
    heard.push(Date.now());
  };
  return {
    heard,
    come: () => window.addEventListener(CHAT_WISH, hear),
    go: () => window.removeEventListener(CHAT_WISH, hear),
  };
}

it("(part of ROUTE-09) is heard at once by a button that is there, and asks no more", () => {
  const button = aButton();
  const unheard = vi.fn();
  button.come();
  wishForChat(unheard);
  vi.advanceTimersByTime(60_000);
  button.go();
  expect([button.heard.length, unheard.mock.calls.length]).toEqual([1, 0]);
});

it("(part of ROUTE-09) waits for a button that comes with its page, and is heard once", () => {
  const button = aButton();
  const unheard = vi.fn();
  wishForChat(unheard);
  vi.advanceTimersByTime(14_000);
  button.come();
  vi.advanceTimersByTime(60_000);
  button.go();
  expect([button.heard.length, unheard.mock.calls.length]).toEqual([1, 0]);
});

it("(part of ROUTE-09) tells, once, that no button has come in 15 s, and opens nothing later by surprise", () => {
  const button = aButton();
  const unheard = vi.fn();
  wishForChat(unheard);
  vi.advanceTimersByTime(15_000);
  button.come();
  vi.advanceTimersByTime(60_000);
  button.go();
  expect([button.heard.length, unheard.mock.calls.length]).toEqual([0, 1]);
});
