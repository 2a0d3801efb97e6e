// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { Link } from "#ui/design-system/link.tsx";
import { RouterLinks } from "./router-links.tsx";

afterEach(cleanup);

/** Renders two pages with links to both, at the first one. */
function renderPages() {
  const page = (title: string) => (
    <RouterLinks>
      <h1>{title}</h1>
      <Link href="/one">To one</Link>
      <Link href="/two">To two</Link>
    </RouterLinks>
  );
  const router = createMemoryRouter(
    [
      { path: "/one", element: page("One") },
      { path: "/two", element: page("Two") },
    ],
    { initialEntries: ["/one"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it("[NAV-23] opens a pressed page in the task after the press, so that the press is painted first", async () => {
  const router = renderPages();
  fireEvent.click(screen.getByRole("link", { name: "To two" }));
  await Promise.resolve();
  expect(router.state.location.pathname).toBe("/one");
  expect(await screen.findByRole("heading", { name: "Two" })).toBeDefined();
});

it("[NAV-23] replaces the entry of the history when the open page is pressed again", async () => {
  const router = renderPages();
  fireEvent.click(screen.getByRole("link", { name: "To two" }));
  await screen.findByRole("heading", { name: "Two" });
  expect(router.state.historyAction).toBe("PUSH");
  fireEvent.click(screen.getByRole("link", { name: "To two" }));
  await expect.poll(() => router.state.historyAction).toBe("REPLACE");
});
