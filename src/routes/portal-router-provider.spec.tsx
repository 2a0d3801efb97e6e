// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { createMemoryRouter, Outlet } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { PortalRouterProvider } from "./portal-router-provider.tsx";

afterEach(cleanup);

const never = new Promise<never>(() => undefined);
const Unready = () => use(never);

it("[NAV-45] renders the next page at once and not as a transition, which would keep the open page", async () => {
  const router = createMemoryRouter([
    {
      element: (
        <Suspense fallback="Wczytujemy">
          <Outlet />
        </Suspense>
      ),
      children: [
        { path: "/", element: <h1>Start</h1> },
        { path: "/invoice", element: <Unready /> },
      ],
    },
  ]);
  render(<PortalRouterProvider router={router} errors={{ recordCaught: () => undefined }} />);
  await act(() => router.navigate("/invoice"));
  expect(screen.getByText("Wczytujemy")).toBeDefined();
});
