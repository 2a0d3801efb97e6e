import { expect, it } from "vitest";
import { startNewVisitAtTop } from "./page-hooks.ts";

const KEY = "react-router-scroll-positions";

/** Window whose page was opened in this way, with stored scroll positions. */
function windowOpenedBy(type: string | undefined, stored: string | null) {
  const items = new Map(stored === null ? [] : [[KEY, stored]]);
  return {
    items,
    window: {
      location: { pathname: "/index", search: "?a=1" },
      performance: { getEntriesByType: () => (type === undefined ? [] : [{ type }]) },
      sessionStorage: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
      },
    },
  };
}

it.each([
  ["navigate", { "/invoice": 20 }],
  ["reload", { "/index?a=1": 1340, "/invoice": 20 }],
  ["back_forward", { "/index?a=1": 1340, "/invoice": 20 }],
  [undefined, { "/index?a=1": 1340, "/invoice": 20 }],
])("(part of NAV-10) starts a page at its top only when it is visited anew, by %s", (type, kept) => {
  const opened = windowOpenedBy(type, JSON.stringify({ "/index?a=1": 1340, "/invoice": 20 }));
  startNewVisitAtTop(opened.window);
  expect(JSON.parse(opened.items.get(KEY) ?? "")).toEqual(kept);
});

it("opens a page when the stored scroll positions are unreadable", () => {
  const opened = windowOpenedBy("navigate", "{");
  startNewVisitAtTop(opened.window);
  expect(opened.items.get(KEY)).toBe("{");
});
