// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Theme } from "#domain/theme/index.ts";
import { DocumentThemeAdapter } from "./document-theme.adapter.ts";

/** Creates a device with a preference that the test changes. */
function device(matches: boolean): { prefer(dark: boolean): void } {
  const query = Object.assign(new EventTarget(), { matches });
  vi.stubGlobal("matchMedia", () => query);
  return {
    prefer(dark) {
      query.matches = dark;
      query.dispatchEvent(new Event("change"));
    },
  };
}

describe("DocumentThemeAdapter", () => {
  afterEach(() => {
    document.cookie = "ebok.theme=; Max-Age=0; Path=/";
    delete document.documentElement.dataset["theme"];
  });

  it("(part of THEME-02) stores the theme choice in a cookie that the next page reads", () => {
    const theme = new DocumentThemeAdapter(window);
    expect(theme.readChoice()).toBe("system");
    for (const choice of ["dark", "light", "system"] as const) {
      theme.writeChoice(choice);
      expect(new DocumentThemeAdapter(window).readChoice()).toBe(choice);
    }
  });

  it("ignores an unknown theme", () => {
    document.cookie = "ebok.theme=purple; Path=/";
    expect(new DocumentThemeAdapter(window).readChoice()).toBe("system");
  });

  it("applies a theme at once and removes the attribute for `system`", () => {
    const theme = new DocumentThemeAdapter(window);
    theme.apply("dark");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    theme.apply("light");
    expect(document.documentElement.dataset["theme"]).toBe("light");
    theme.apply("system");
    expect(document.documentElement.hasAttribute("data-theme")).toBe(false);
  });

  it("emits the theme preference of the device, and each change", () => {
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
