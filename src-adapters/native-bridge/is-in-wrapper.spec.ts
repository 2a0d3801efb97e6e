// @vitest-environment jsdom
import { expect, it } from "vitest";
import { isInWrapper } from "./is-in-wrapper.ts";

/** A page that nobody frames, with what an app has put into it. */
function page(around: PropertyDescriptorMap): Window {
  const self: Window = Object.create(window, { parent: { get: () => self }, ...around });
  return self;
}

it("(part of WRAP-01) asks what the operator's app has put into the page: handlers of another browser on iOS are none of it", () => {
  const post = { postMessage: () => undefined };
  const handlers = (messageHandlers: unknown): Window => page({ webkit: { value: { messageHandlers } } });
  expect(
    [handlers({ ebokNative: post }), handlers({ chromium: post }), handlers({}), handlers(undefined), page({})].map(
      isInWrapper,
    ),
  ).toEqual([true, false, false, false, false]);
  expect([page({ ebokNative: { value: post } }), page({ parent: { value: window } })].map(isInWrapper)).toEqual([
    true,
    true,
  ]);
});
