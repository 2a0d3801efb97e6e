// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { memo } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { OpenPageProvider } from "./open-page-provider.tsx";
import { useCurrentRoute, useFocusOnNavigation } from "./page-hooks.ts";
import { PortalRouterProvider } from "./portal-router-provider.tsx";

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

it('[A11Y-27] focuses the heading of the login page when "back" leads to it', async () => {
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <main>
          <h1 tabIndex={-1}>Login</h1>
        </main>
      ),
    },
    { element: <Frame />, children: [{ path: "/privacy", element: <h1 tabIndex={-1}>Privacy</h1> }] },
  ]);
  render(<RouterProvider router={router} />);
  await router.navigate("/privacy");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Privacy"));
  await router.navigate(-1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Login"));
});

it.each([
  { element: "the opener of a dialog with its own page", dialog: <dialog open />, focused: "Pay" },
  { element: "the heading after a page without a dialog", dialog: undefined, focused: "Start" },
])('(part of A11Y-27) focuses $element after "back"', async ({ dialog, focused }) => {
  const start = (
    <>
      <h1 tabIndex={-1}>Start</h1>
      <button type="button">Pay</button>
    </>
  );
  const children = [
    { path: "/", element: start },
    { path: "/next", element: dialog ?? <h1 tabIndex={-1}>Next</h1> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  screen.getByRole("button").click();
  await act(() => router.navigate("/next"));
  window.dispatchEvent(new PopStateEvent("popstate"));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(focused));
});

it("leaves the focus in a field into which the customer types", async () => {
  const field = await openNextPage();
  field.focus();
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(field);
});

it("[NAV-40] renders the frame once at a navigation, not also when the next page starts to load", async () => {
  const rendered: (string | undefined)[] = [];
  const CountedFrame = memo(function CountedFrame() {
    useFocusOnNavigation();
    rendered.push(useCurrentRoute());
    return <Outlet />;
  });
  const Layout = () => (
    <OpenPageProvider>
      <CountedFrame />
    </OpenPageProvider>
  );
  const states: string[] = [];
  let loaded: (data: null) => void = () => undefined;
  const router = createMemoryRouter([
    {
      element: <Layout />,
      children: [
        { path: "/", handle: "index", element: <h1>Start</h1> },
        {
          path: "/invoice",
          handle: "invoice",
          loader: () => new Promise<null>((resolve) => (loaded = resolve)),
          element: <h1>Faktury</h1>,
        },
      ],
    },
  ]);
  router.subscribe(({ navigation }) => states.push(navigation.state));
  render(<PortalRouterProvider router={router} errors={{ recordCaught: () => undefined }} />);
  const navigated = act(() => router.navigate("/invoice"));
  loaded(null);
  await navigated;
  await screen.findByRole("heading", { name: "Faktury" });
  expect(states).toEqual(["loading", "idle"]);
  expect(rendered).toEqual(["index", "invoice"]);
});
