// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openApp } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend } from "#test/journeys/support/fake-backend.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { brandOf } from "../boot/brand.ts";
import { BrandContext } from "./brand-context.tsx";
import { openScreen } from "./open-screen.tsx";
import { MAX_NAVIGATION_DELAY_MS } from "../boot/navigation-delay.ts";
import type { GuardedScreen } from "./screens.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Faq = () => <p>Lista pytań</p>;
const FAQ: GuardedScreen = { contexts: [], Component: Faq };
const { container } = openApp(createFakeBackend());

/** Screen whose code arrives when `arrive` is called, or fails when `fail` is. */
function slowScreen() {
  let resolve: (screen: GuardedScreen) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<GuardedScreen>((onLoaded, onFailed) => {
    resolve = onLoaded;
    reject = onFailed;
  });
  promise.catch(() => undefined);
  return { load: () => promise, arrive: () => resolve(FAQ), fail: () => reject(new Error("broken screen")) };
}

/** Renders what was opened, in a route whose boundary shows the failure. */
function show(Component: GuardedScreen["Component"]): void {
  const router = createMemoryRouter([
    { ErrorBoundary: () => <p>Błąd strony</p>, children: [{ path: "*", element: <Component /> }] },
  ]);
  render(
    <BrandContext value={brandOf(aConfiguration())}>
      <RouterProvider router={router} />
    </BrandContext>,
  );
}

/** Opens a slow screen and lets the time pass for which the open page stays. */
async function openSlowly({ load }: Pick<ReturnType<typeof slowScreen>, "load">) {
  const opening = openScreen(load, container, "/index", "faq");
  await vi.advanceTimersByTimeAsync(MAX_NAVIGATION_DELAY_MS);
  return (await opening).Component;
}

describe("screen to open", () => {
  it("(part of NAV-23) is returned itself when its code comes while the open page stays", async () => {
    const slow = slowScreen();
    const opening = openScreen(slow.load, container, "/index", "faq");
    await vi.advanceTimersByTimeAsync(MAX_NAVIGATION_DELAY_MS - 1);
    slow.arrive();
    expect((await opening).Component).toBe(Faq);
  });

  it("(part of NAV-23) is replaced by its skeleton after 100 ms, until its code comes", async () => {
    const slow = slowScreen();
    show(await openSlowly(slow));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Pytania");
    expect(screen.queryByText("Lista pytań")).toBeNull();
    await act(async () => slow.arrive());
    expect(screen.getByText("Lista pytań")).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  });

  it("(part of NAV-23) shows no skeleton when its code came before the first render", async () => {
    const slow = slowScreen();
    const Component = await openSlowly(slow);
    slow.arrive();
    await vi.advanceTimersByTimeAsync(0);
    show(Component);
    expect(screen.getByText("Lista pytań")).toBeTruthy();
  });

  it("shows the error page of its boundary when its code fails after the skeleton", async () => {
    const slow = slowScreen();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubGlobal("reportError", () => undefined);
    show(await openSlowly(slow));
    await act(async () => slow.fail());
    expect(screen.getByText("Błąd strony")).toBeTruthy();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("waits for its code without a skeleton when no page of the frame is open", async () => {
    const slow = slowScreen();
    let isOpen = false;
    const opening = openScreen(slow.load, container, "/", "faq").finally(() => (isOpen = true));
    await vi.advanceTimersByTimeAsync(100 * MAX_NAVIGATION_DELAY_MS);
    expect(isOpen).toBe(false);
    slow.arrive();
    expect((await opening).Component).toBe(Faq);
  });
});
