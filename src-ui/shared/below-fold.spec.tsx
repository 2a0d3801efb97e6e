// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { BelowFold, ScrollRestoredContext } from "./below-fold.tsx";

afterEach(cleanup);

function renderPage(isRestored: boolean): HTMLElement {
  return render(
    <ScrollRestoredContext value={isRestored}>
      first <BelowFold>rest</BelowFold>
    </ScrollRestoredContext>,
  ).container;
}

it("renders its content after the first frame of a page", async () => {
  const page = renderPage(false);
  expect(page.textContent).toBe("first ");
  await waitFor(() => expect(page.textContent).toBe("first rest"));
});

it("renders its content with the page where the scroll position is restored", () => {
  expect(renderPage(true).textContent).toBe("first rest");
});
