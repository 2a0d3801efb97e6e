import { expect, it } from "vitest";
import { scrollKey, startNewVisitAtTop } from "./page-hooks.ts";

const KEY = "react-router-scroll-positions";

/** Window whose page was opened in this way, with stored scroll positions. */
function windowOpenedBy(type: string | undefined, stored: string | null) {
  const items = new Map(stored === null ? [] : [[KEY, stored]]);
  return {
    items,
    window: {
      location: { pathname: "/index" },
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
  ["reload", { "/index": 1340, "/invoice": 20 }],
  ["back_forward", { "/index": 1340, "/invoice": 20 }],
  [undefined, { "/index": 1340, "/invoice": 20 }],
])("(part of NAV-10) starts a page at its top only when it is visited anew, by %s", (type, kept) => {
  const opened = windowOpenedBy(type, JSON.stringify({ "/index": 1340, "/invoice": 20 }));
  startNewVisitAtTop(opened.window);
  expect(JSON.parse(opened.items.get(KEY) ?? "")).toEqual(kept);
});

it("opens a page when the stored scroll positions are unreadable", () => {
  const opened = windowOpenedBy("navigate", "{");
  startNewVisitAtTop(opened.window);
  expect(opened.items.get(KEY)).toBe("{");
});

it("(part of FIN-18) keeps the position of a loaded page whose filters have changed its query", () => {
  expect(scrollKey({ key: "default", pathname: "/invoice" })).toBe("/invoice");
  expect(scrollKey({ key: "a1b2", pathname: "/invoice" })).toBe("a1b2");
});
