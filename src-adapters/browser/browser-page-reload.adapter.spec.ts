import { expect, it, vi } from "vitest";
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
