// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFocusOnNavigation } from "./page-hooks.ts";

// Fake timers of another file in this window would stop the frames of jsdom for good.
beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback, 16));
});
afterEach(() => vi.unstubAllGlobals());

afterEach(cleanup);

function Frame() {
  useFocusOnNavigation();
  return (
    <main>
      <Outlet />
    </main>
  );
}

async function openNextPage() {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: "/", element: <h1>Start</h1> },
        {
          path: "/next",
          element: (
            <>
              <h1 tabIndex={-1}>Next</h1>
              <input aria-label="Login" />
            </>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate("/next");
  return screen.findByRole("textbox");
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

it("focuses the heading after a navigation", async () => {
  await openNextPage();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));
});

it("leaves the focus in a field into which the customer types", async () => {
  const field = await openNextPage();
  field.focus();
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(field);
});
