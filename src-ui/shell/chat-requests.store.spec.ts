import { autorun } from "mobx";
import { expect, it } from "vitest";
import { ToastsStore } from "#ui/stores/toasts/toasts.store.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { ChatRequestsStore } from "./chat-requests.store.ts";
import { notOpenedToast } from "./toast-messages.ts";

function aPage() {
  const clock = movableClock();
  const toasts = new ToastsStore(clock);
  const requests = new ChatRequestsStore({ clock, toasts });
  let opened = 0;
  return {
    clock,
    requests,
    opened: () => opened,
    shown: () => toasts.shown.map(({ text }) => text),
    /** Renders the chat button, which takes each request from now on. */
    loadButton: () =>
      autorun(() => {
        if (requests.isPending && requests.take()) opened += 1;
      }),
  };
}

it("(part of ROUTE-09) opens a requested chat at once when the chat button is loaded", async () => {
  const { requests, loadButton, clock, opened, shown } = aPage();
  loadButton();
  requests.requestChat();
  expect(opened()).toBe(1);
  await clock.advance(60_000);
  expect([opened(), shown()]).toEqual([1, []]);
});

it("(part of ROUTE-09) opens a requested chat once when the chat button loads with its page", async () => {
  const { requests, loadButton, clock, opened, shown } = aPage();
  requests.requestChat();
  await clock.advance(14_000);
  loadButton();
  await clock.advance(60_000);
  expect([opened(), shown()]).toEqual([1, []]);
});

it("(part of ROUTE-09) shows one toast if no chat button loads in 15 s; opens no chat later", async () => {
  const { requests, loadButton, clock, opened, shown } = aPage();
  requests.requestChat();
  await clock.advance(14_999);
  expect(shown()).toEqual([]);
  await clock.advance(1);
  expect(shown()).toEqual([notOpenedToast().text]);
  loadButton();
  await clock.advance(1_000);
  expect(opened()).toBe(0);
});

it("restarts the timeout when the chat is requested again", async () => {
  const { requests, clock, shown } = aPage();
  requests.requestChat();
  await clock.advance(10_000);
  requests.requestChat();
  await clock.advance(10_000);
  expect([requests.isPending, shown()]).toEqual([true, []]);
  await clock.advance(5_000);
  expect([requests.isPending, shown()]).toEqual([false, [notOpenedToast().text]]);
});
