// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { aConfiguration } from "#test/mothers/index.ts";
import { createPageServices } from "../container/page.module.ts";
import { createPortalLoader } from "./portal-loader.ts";

const createPortalApp = vi.hoisted(() => vi.fn<() => Promise<never>>(() => new Promise(() => undefined)));
vi.mock("./app.ts", () => ({ createPortalApp }));

afterEach(() => vi.useRealTimers());

it("(part of START-08) starts the portal once, in a task after that of its code", async () => {
  vi.useFakeTimers();
  const openPortal = createPortalLoader(aConfiguration(), createPageServices(window));
  void openPortal();
  void openPortal();
  await vi.dynamicImportSettled();
  expect(createPortalApp).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(createPortalApp).toHaveBeenCalledTimes(1);
});
