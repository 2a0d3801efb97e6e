import { describe, expect, it, vi } from "vitest";
import { ReloadOnce, type ReloadablePage } from "./reload-once.ts";

/** A tab: its storage outlives its pages. */
function tab() {
  const stored = new Map<string, string>();
  const navigator = { onLine: true };
  const assign = vi.fn<(target: string) => void>();
  const sessionStorage: ReloadablePage["sessionStorage"] = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  return { assign, stored, navigator, page: () => new ReloadOnce({ sessionStorage, location: { assign }, navigator }) };
}

describe("a chunk that does not load", () => {
  it("(part of GUARD-06) reloads the page at its target, once", () => {
    const { assign, page } = tab();
    expect(page().to("/invoice")).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/invoice");
    expect(page().to("/invoice")).toBe(false);
    expect(assign).toHaveBeenCalledOnce();
  });

  it("(part of GUARD-06) reloads once for all the chunks of one page, and gives up once for all of them", () => {
    const { assign, page } = tab();
    const first = page();
    expect([first.to("/invoice"), first.to("/invoice"), first.to("/index")]).toEqual([true, true, true]);
    const second = page();
    expect([second.to("/invoice"), second.to("/invoice"), second.to("/invoice")]).toEqual([false, false, false]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it("(part of GUARD-06) reloads once per target", () => {
    const { assign, page } = tab();
    page().to("/invoice");
    expect(page().to("/messages")).toBe(true);
    expect(assign).toHaveBeenLastCalledWith("/messages");
  });

  it("(part of GUARD-06) leaves the portal standing without a network, and reloads when it is back", () => {
    const { assign, page, navigator } = tab();
    navigator.onLine = false;
    const standing = page();
    expect([standing.to("/invoice"), standing.to("/invoice")]).toEqual([false, false]);
    expect(assign).not.toHaveBeenCalled();
    navigator.onLine = true;
    expect(standing.to("/invoice")).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith("/invoice");
  });

  it("hands over to the page that comes what was typed, once", () => {
    const { page } = tab();
    const first = page();
    expect(first.carried).toBeUndefined();
    first.to("/", "m.brzezinska");
    expect(page().carried).toBe("m.brzezinska");
    expect(page().carried).toBeUndefined();
  });

  it("hands over an empty field too: the page was loaded anew", () => {
    const { page } = tab();
    page().to("/", "");
    expect(page().carried).toBe("");
  });

  it("is a first one again once its target has loaded", () => {
    const { assign, page } = tab();
    page().to("/invoice");
    const reloaded = page();
    reloaded.forget();
    expect(reloaded.to("/invoice")).toBe(true);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it("may be tried again by hand after it was given up", () => {
    const { page } = tab();
    page().to("/invoice");
    page().to("/invoice");
    expect(page().to("/invoice")).toBe(true);
  });

  it("reloads nothing where it could not be remembered: there would be no end to it", () => {
    const assign = vi.fn<(target: string) => void>();
    const page: ReloadablePage = {
      get sessionStorage(): Storage {
        throw new DOMException("denied", "SecurityError");
      },
      location: { assign },
      navigator: { onLine: true },
    };
    const reload = new ReloadOnce(page);
    expect(reload.to("/invoice")).toBe(false);
    reload.forget();
    expect(reload.to("/invoice")).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
