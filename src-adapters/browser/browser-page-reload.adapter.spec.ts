import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { awkwardText } from "#test/mothers/text.mother.ts";
import { BrowserPageReloadAdapter, type ReloadablePage } from "./browser-page-reload.adapter.ts";

it("does not reload the page when storage is denied, because it would reload endlessly", () => {
  const assign = vi.fn<(target: string) => void>();
  const page: ReloadablePage = {
    get sessionStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
    location: { assign },
    navigator: { onLine: true },
  };
  const reload = new BrowserPageReloadAdapter(page);
  expect(reload.reloadAt("/invoice")).toBe(false);
  reload.forget();
  expect(reload.reloadAt("/invoice")).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

it("[SEC-02] reloads only at an address of the portal, whatever the target", () => {
  const start = fc.constantFrom(
    "/",
    "//",
    "/\\",
    "\\/",
    "/\t/",
    "https://",
    "//evil.example",
    "javascript:",
    "@evil.example",
  );
  fc.assert(
    fc.property(start, awkwardText, (from, text) => {
      const assign = vi.fn<(target: string) => void>();
      const page = { sessionStorage: storageOf(), location: { assign }, navigator: { onLine: true } };
      new BrowserPageReloadAdapter(page).reloadAt(`${from}${text}`);
      const target = assign.mock.calls[0]?.[0] ?? "";
      expect(new URL(target, "https://portal.example/login").origin).toBe("https://portal.example");
    }),
  );
});

/** Creates an empty storage. */
function storageOf(): ReloadablePage["sessionStorage"] {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
