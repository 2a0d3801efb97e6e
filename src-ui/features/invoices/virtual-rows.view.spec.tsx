// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anEntryRow } from "#test/mothers/entry-row.mother.ts";
import { anEntry, aPaidEntry } from "#test/mothers/index.ts";
import { EntriesTable } from "./entries-table.view.tsx";
import type { EntryRowViewState } from "./entry-row-values.ts";

const COUNT = 5000;
const OPEN = [0, 3000];

const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(element: Element) {
        observed.push(element);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  // jsdom has no layout: every row measures the same.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1000, 73));
});
afterEach(() => {
  cleanup();
});

function rows(): readonly EntryRowViewState[] {
  return Array.from({ length: COUNT }, (_, index) =>
    anEntryRow({
      entry: (OPEN.includes(index) ? anEntry : aPaidEntry)({ entryId: `E-${index}`, number: `FV/${index}` }),
      selectable: OPEN.includes(index),
    }),
  );
}

const ROWS = rows();
const MODEL = {
  count: COUNT,
  total: COUNT,
  row: (place: number) => ROWS[place],
  payableIndexes: OPEN,
  revealed: undefined,
  clearRevealed: () => undefined,
};

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
  expect(container.querySelector("tbody")?.style.minBlockSize).toBe(`${COUNT * 73}px`);
  expect(screen.getByText("FV/3000").closest("tr")?.style.order).toBe("3000");
});

/** Scrolls the window; the virtual list renders within the event. */
function scrollTo(top: number): void {
  act(() => {
    vi.stubGlobal("scrollY", top);
    window.dispatchEvent(new Event("scroll"));
  });
}

/** Scrolls down by five rows in each of `steps` steps. */
function fling(steps: number, each: () => void = () => undefined): void {
  for (let step = 1; step <= steps; step += 1) {
    scrollTo(step * 5 * 73);
    each();
  }
}

it("[LIST-20] renders few of 5,000 rows, and as many elements after a fling as before", () => {
  const { container } = render(<EntriesTable model={MODEL} />);
  fling(10);
  const before = container.querySelectorAll("*").length;
  fling(40, () => expect(container.querySelectorAll("tr").length).toBeLessThan(70));
  expect(Math.abs(container.querySelectorAll("*").length - before)).toBeLessThan(before / 10);
});

it("[LIST-21] inserts and moves no element while scrolling, only texts and attributes change", async () => {
  const { container } = render(<EntriesTable model={MODEL} />);
  fling(10);
  const changes = new MutationObserver(() => undefined);
  changes.observe(container, { childList: true, subtree: true, characterData: true });
  for (let step = 11; step <= 60; step += 1) scrollTo(step * 5 * 73);
  const seen = changes.takeRecords();
  expect(seen.filter(({ type }) => type === "characterData").length).toBeGreaterThan(200);
  expect(seen.filter(({ type }) => type === "childList")).toEqual([]);
});

it("[LIST-22] observes the page, not its rows", () => {
  render(<EntriesTable model={MODEL} />);
  fling(20);
  expect(new Set(observed)).toEqual(new Set([document.body]));
});

/** Number of components that React renders in a row, itself included: fibers whose type is no tag name. */
function componentsIn(row: Element): number {
  const key = Object.keys(row).find((name) => name.startsWith("__reactFiber$")) ?? "";
  const count = (fiber: unknown): number => {
    if (typeof fiber !== "object" || fiber === null || !("child" in fiber && "sibling" in fiber && "type" in fiber))
      return 0;
    const own = typeof fiber.type === "function" || (typeof fiber.type === "object" && fiber.type !== null) ? 1 : 0;
    return own + count(fiber.child) + count(fiber.sibling);
  };
  const root: unknown = Reflect.get(row, key);
  return typeof root === "object" && root !== null && "child" in root ? count(root.child) : 0;
}

it("[LIST-23] renders a row with few components and without an observer of its own", () => {
  const { container } = render(<EntriesTable model={MODEL} />);
  const counts = [...container.querySelectorAll("tbody tr")].map(componentsIn);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(14);
});

it("(part of LIST-25) keeps the focus in its entry when another one comes before it", () => {
  const { rerender } = render(<EntriesTable model={MODEL} />);
  const withFirst = (row: EntryRowViewState | undefined, skipped = 0) => ({
    ...MODEL,
    row: (place: number) => (row === undefined ? ROWS[place + skipped] : place === 0 ? row : ROWS[place - 1]),
  });
  const [first] = ROWS;
  if (first === undefined) throw new Error("no rows");
  const link = within(screen.getByText("FV/2").closest("tr") ?? document.body).getByRole("link");
  link.focus();
  const added = { ...first, entry: anEntry({ entryId: "new", number: "FV/new" }) };
  rerender(<EntriesTable model={withFirst(added)} />);
  expect(document.activeElement?.closest("tr")?.textContent).toContain("FV/2");
  expect(document.activeElement?.closest("tr")?.dataset["index"]).toBe("3");
  rerender(<EntriesTable model={withFirst(undefined, 3)} />);
  expect(document.activeElement).toBe(document.body);
});
