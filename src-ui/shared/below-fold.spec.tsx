// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { BelowFold, FoldAfter, rowsInWindow, ScrollRestoredContext } from "./below-fold.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderPage(isRestored: boolean): HTMLElement {
  return render(
    <ScrollRestoredContext value={isRestored}>
      first <BelowFold>rest</BelowFold>
    </ScrollRestoredContext>,
  ).container;
}

it("renders its content after the first frame of a page", () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => frames.push(draw));
  const page = renderPage(false);
  expect(page.textContent).toBe("first ");
  act(() => frames.forEach((draw) => draw(0)));
  expect(page.textContent).toBe("first rest");
});

it("renders its content with the page where the scroll position is restored", () => {
  expect(renderPage(true).textContent).toBe("first rest");
});

it("renders only the first children with the page", () => {
  vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const list = (
    <FoldAfter first={2}>
      <i>a</i>
      {["b", "c"].map((letter) => (
        <i key={letter}>{letter}</i>
      ))}
    </FoldAfter>
  );
  const { container } = render(<ScrollRestoredContext value={false}>{list}</ScrollRestoredContext>);
  expect(container.textContent).toBe("ab");
  cleanup();
  expect(render(list).container.textContent).toBe("abc");
});

it.each([
  { window: 900, rows: 4 },
  { window: 844, rows: 4 },
  { window: 1366, rows: 10 },
  { window: 400, rows: 1 },
])("counts $rows rows below 590 px when the window is $window px high", ({ window: height, rows }) => {
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(height);
  expect(rowsInWindow(590, 80)).toBe(rows);
});
