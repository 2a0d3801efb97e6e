// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anEntry, aPaidEntry, zloty } from "#test/mothers/index.ts";
import { EntriesTable } from "./entries-table.view.tsx";
import type { EntryRowViewState } from "./entry-row.view.tsx";

const COUNT = 5000;
const OPEN = [0, 3000];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // jsdom has no layout: every row measures the same.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1000, 73));
});
afterEach(cleanup);

function rows(): readonly EntryRowViewState[] {
  return Array.from({ length: COUNT }, (_, index) => ({
    entry: OPEN.includes(index) ? anEntry({ entryId: `E-${index}` }) : aPaidEntry({ entryId: `E-${index}` }),
    state: { kind: "paid" },
    selectable: OPEN.includes(index),
    tone: undefined,
    left: "none",
    leftAmount: zloty("0.00"),
    selected: false,
    takesFocus: false,
    duplicate: undefined,
    orderDuplicate: () => undefined,
    toggle: () => undefined,
    clearRevealed: () => undefined,
  }));
}

const ROWS = rows();
const MODEL = { count: COUNT, total: COUNT, row: (place: number) => ROWS[place], payableIndexes: OPEN };

const drawn = (): readonly number[] =>
  screen.getAllByRole("rowheader").map((head) => Number(head.closest("tr")?.dataset["index"]));

it("renders only rows near the viewport and the next selectable one, so that Tab finds it", () => {
  render(<EntriesTable model={MODEL} />);
  expect(drawn().length).toBeLessThan(60);
  expect(drawn().slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(drawn()).toContain(3000);
});

it("exposes the number of rows of a virtual list and the index of each row", () => {
  render(<EntriesTable model={MODEL} />);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("5001");
  const places = screen.getAllByRole("row").map((row) => row.getAttribute("aria-rowindex"));
  expect(places.slice(0, 3)).toEqual(["1", "2", "3"]);
  expect(places.at(-1)).toBe("3002");
});

it("reserves the space of rows of a virtual list that are not rendered", () => {
  const { container } = render(<EntriesTable model={MODEL} />);
  const room = [...container.querySelectorAll<HTMLElement>("tr[aria-hidden]")].reduce(
    (sum, row) => sum + Number.parseFloat(row.style.blockSize),
    0,
  );
  expect(room + drawn().length * 73).toBe(COUNT * 73);
});
