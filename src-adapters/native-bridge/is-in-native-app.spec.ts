// @vitest-environment jsdom
import { expect, it } from "vitest";
import { isInNativeApp } from "./is-in-native-app.ts";

/** Creates a page without a parent frame, with the objects that an app has injected. */
function page(around: PropertyDescriptorMap): Window {
  const self: Window = Object.create(window, { parent: { get: () => self }, ...around });
  return self;
}

it("(part of WRAP-01) recognises the operator's app, but not another iOS browser with handlers", () => {
  const post = { postMessage: () => undefined };
  const handlers = (messageHandlers: unknown): Window => page({ webkit: { value: { messageHandlers } } });
  expect(
    [handlers({ ebokNative: post }), handlers({ chromium: post }), handlers({}), handlers(undefined), page({})].map(
      isInNativeApp,
    ),
  ).toEqual([true, false, false, false, false]);
  expect([page({ ebokNative: { value: post } }), page({ parent: { value: window } })].map(isInNativeApp)).toEqual([
    true,
    true,
  ]);
});
