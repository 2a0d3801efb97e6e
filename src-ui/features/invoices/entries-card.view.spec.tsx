// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EMPTY_ENTRY_FILTER } from "#domain/finance/entry-filter.ts";
import { anEntryRow } from "#test/mothers/entry-row.mother.ts";
import { aPaidEntry } from "#test/mothers/index.ts";
import { ScrollRestoredContext } from "#ui/shared/below-fold.tsx";
import { EntriesCard, type EntriesCardViewState } from "./entries-card.view.tsx";

const COUNT = 20;
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => frames.push(draw));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function model(total: number): EntriesCardViewState {
  return {
    count: total,
    total,
    row: (place) => anEntryRow({ entry: aPaidEntry({ entryId: `E-${place}`, number: `FV/${place}` }) }),
    payableIndexes: [],
    revealed: undefined,
    clearRevealed: () => undefined,
    filters: {
      entryFilter: EMPTY_ENTRY_FILTER,
      years: ["2026"],
      kinds: ["invoice"],
      hasFilter: false,
      setFilter: () => undefined,
      clear: () => undefined,
    },
    downloads: { duplicates: new Map() },
    hasOlder: false,
    canShowAll: false,
    showOlder: () => undefined,
    showAll: () => undefined,
  };
}

const card = (total: number, isRestored: boolean) => (
  <ScrollRestoredContext value={isRestored}>
    <EntriesCard model={model(total)} dueDates={{ days: [], save: () => Promise.resolve(true) }} />
  </ScrollRestoredContext>
);
const rowCount = (): number => screen.queryAllByRole("rowheader").length;

it("renders rows below the first screen after the first frame of a page opened by a press", () => {
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(900);
  const { rerender } = render(card(COUNT, false));
  expect(rowCount()).toBe(5);
  act(() => frames.forEach((draw) => draw(0)));
  expect(rowCount()).toBe(COUNT);
  rerender(card(0, false));
  rerender(card(COUNT, false));
  expect(rowCount()).toBe(COUNT);
});

it("renders all rows at once where the scroll position is restored", () => {
  render(card(COUNT, true));
  expect(rowCount()).toBe(COUNT);
});
