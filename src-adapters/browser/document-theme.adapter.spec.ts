// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import type { Theme } from "#domain/theme/index.ts";
import { DocumentThemeAdapter } from "./document-theme.adapter.ts";
import { readThemeCookie, formatThemeCookie } from "./theme-cookie.ts";

/** A device whose preference the test changes. */
function device(matches: boolean): { prefer(dark: boolean): void } {
  const query = Object.assign(new EventTarget(), { matches });
  Object.assign(window, { matchMedia: () => query });
  return {
    prefer(dark) {
      query.matches = dark;
      query.dispatchEvent(new Event("change"));
    },
  };
}

describe("the theme of the document", () => {
  afterEach(() => {
    document.cookie = "ebok.theme=; Max-Age=0; Path=/";
    delete document.documentElement.dataset["theme"];
  });

  it("(part of THEME-02) keeps a choice in a cookie that the next page reads", () => {
    const theme = new DocumentThemeAdapter(window);
    expect(theme.readChoice()).toBe("system");
    for (const choice of ["dark", "light", "system"] as const) {
      theme.writeChoice(choice);
      expect(new DocumentThemeAdapter(window).readChoice()).toBe(choice);
    }
  });

  it("(part of THEME-02) keeps it for six months, on every page of the portal, and tells no other site", () => {
    expect(formatThemeCookie("dark", false)).toBe("ebok.theme=dark; Max-Age=15811200; Path=/; SameSite=Lax");
    expect(formatThemeCookie("dark", true)).toContain("; Secure");
  });

  it("reads its cookie among others, and takes nothing unknown for a choice", () => {
    expect(readThemeCookie("a=1; ebok.theme=dark; b=2")).toBe("dark");
    expect(readThemeCookie("xebok.theme=dark; ebok.theme=purple")).toBe("system");
    expect(readThemeCookie("")).toBe("system");
  });

  it("paints the page at once; system leaves it to the style sheet", () => {
    const theme = new DocumentThemeAdapter(window);
    theme.apply("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    theme.apply("light");
    expect(document.documentElement.dataset["theme"]).toBe("light");
    theme.apply("system");
    expect(document.documentElement.hasAttribute("data-theme")).toBe(false);
  });

  it("tells what the device prefers, now and live", () => {
    const preference = device(false);
    const seen: Theme[] = [];
    const watching = new DocumentThemeAdapter(window).devicePreference.subscribe((theme) => seen.push(theme));
    preference.prefer(true);
    preference.prefer(true);
    preference.prefer(false);
    watching.unsubscribe();
    preference.prefer(true);
    expect(seen).toEqual(["light", "dark", "light"]);
  });
});
