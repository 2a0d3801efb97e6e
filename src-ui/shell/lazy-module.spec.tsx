// @vitest-environment jsdom
import { collectThrownErrors } from "#test/isolation/collect-thrown-errors.ts";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lazyWithRetry, useLazyModule, type LazyModuleLoader, type LazyModuleOptions } from "./lazy-module.ts";

afterEach(cleanup);

interface Dialog {
  readonly Dialog: string;
}

const MODULE: Dialog = { Dialog: "dialog" };

function failingOnce(): () => Promise<Dialog> {
  return vi
    .fn(() => Promise.resolve(MODULE))
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
}

it("imports a lazy module once for all callers", async () => {
  const importModule = vi.fn(() => Promise.resolve(MODULE));
  const load = lazyWithRetry(importModule, "Dialog");
  expect(await Promise.all([load(), load()])).toEqual([MODULE, MODULE]);
  expect(await load()).toBe(MODULE);
  expect(importModule).toHaveBeenCalledOnce();
});

it("imports a lazy module again after a failure", async () => {
  const load = lazyWithRetry(failingOnce(), "Dialog");
  await expect(load()).rejects.toThrow("Failed to fetch");
  expect(await load()).toBe(MODULE);
});

function Probe({ load, wanted, ...options }: LazyModuleOptions & { load: LazyModuleLoader<Dialog>; wanted: boolean }) {
  const { status, module } = useLazyModule(load, wanted, options);
  return <p>{`${status} ${module?.Dialog ?? ""}`.trim()}</p>;
}

const settle = (): Promise<void> => act(() => new Promise<void>((done) => setImmediate(done)));

it("loads a lazy module when needed, reports a failure, and retries once the network is back", async () => {
  const load = lazyWithRetry(failingOnce(), "Dialog");
  const onError = vi.fn();
  const { container, rerender } = render(<Probe load={load} wanted={false} onError={onError} />);
  expect(container.textContent).toBe("idle");
  rerender(<Probe load={load} wanted onError={onError} />);
  expect(container.textContent).toBe("loading");
  await settle();
  expect([container.textContent, onError.mock.calls.length]).toEqual(["error", 1]);
  act(() => void window.dispatchEvent(new Event("online")));
  await settle();
  expect(container.textContent).toBe("ready dialog");
});

it("(part of HTTP-04) reports a lazy module that throws once, and no chunk that did not load", async () => {
  const { handled } = collectThrownErrors();
  const broken = new TypeError("no map");
  const onError = vi.fn();
  const load = (error: Error) => lazyWithRetry((): Promise<Dialog> => Promise.reject(error), "Dialog");
  render(<Probe load={load(new TypeError("Importing a module script failed."))} wanted onError={onError} />);
  render(<Probe load={load(broken)} wanted onError={onError} />);
  await settle();
  expect(onError).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(handled).toEqual([broken]));
});

it("retries a lazy module when the retry key changes", async () => {
  const load = lazyWithRetry(failingOnce(), "Dialog");
  const { container, rerender } = render(<Probe load={load} wanted retryKey="/index" />);
  await settle();
  rerender(<Probe load={load} wanted retryKey="/invoice" />);
  await settle();
  expect(container.textContent).toBe("ready dialog");
});
