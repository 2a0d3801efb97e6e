// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DocumentThemeAdapter } from "#adapters/browser/document-theme.adapter.ts";
import { THEME_CHOICES, themeChoice } from "#domain/theme/index.ts";

const SCRIPT = readFileSync(resolve(import.meta.dirname, "../../public/first-paint.js"), "utf8");

/** Runs the script with these cookies. Returns the page. */
function paint(cookie: string, protocol = "http:", language: string | null = null): HTMLElement {
  const root = document.createElement("html");
  runInNewContext(SCRIPT, {
    document: { cookie, documentElement: root },
    location: { protocol },
    addEventListener: () => undefined,
    localStorage: { getItem: (key: string) => (key === "ebok.language" ? language : null) },
    sessionStorage: { getItem: () => null },
  });
  return root;
}

/** Returns the theme that the script sets on the page. */
const painted = (cookie: string, protocol?: string): string | undefined => paint(cookie, protocol).dataset["theme"];

/** Returns the domain's theme for a cookie value; `undefined` for `system`: the style sheet follows the device. */
function expected(value: string | undefined): string | undefined {
  const choice = themeChoice(value);
  return choice === "system" ? undefined : choice;
}

describe("the first paint", () => {
  it.each([
    ["uk", "uk"],
    ["en", "en"],
    ["pl", ""],
    ["de", ""],
    [null, ""],
  ])("(part of I18N-06) marks a page with the stored language %j with the language %j", (stored, language) => {
    expect(paint("", "http:", stored).lang).toBe(language);
  });

  it.each([
    ["ebok.theme=dark", "dark"],
    ["ebok.theme=light", "light"],
    ["ebok.theme=system", undefined],
    // Preference of the device, as the operator's app reported it (THEME-03).
    ["ebok.theme=system.dark", "dark"],
    ["ebok.theme=system.blue", undefined],
    ["ebok.theme=dark.light", undefined],
    ["a=1; ebok.theme=dark; b=2", "dark"],
    ["a=1;ebok.theme=light;b=2", "light"],
    ["", undefined],
    ["ebok.theme=", undefined],
    ["ebok.theme=DARK", undefined],
    ["ebok.theme=darker", undefined],
    ["ebok.theme=dark=light", undefined],
    ["xebok.theme=dark", undefined],
    ["ebokxtheme=dark", undefined],
    ["a=ebok.theme=dark", undefined],
    ["ebok.theme=dark<script>", undefined],
  ])("[THEME-01] paints a page with the cookies %j in the theme %s", (cookie, theme) => {
    expect(painted(cookie)).toBe(theme);
  });

  it("(part of SEC-01) paints only the theme that this host stored, over HTTPS", () => {
    expect(painted("ebok.theme=light; __Host-ebok.theme=dark", "https:")).toBe("dark");
    expect(painted("ebok.theme=dark", "https:")).toBeUndefined();
    expect(painted("__Host-ebok.theme=dark")).toBeUndefined();
  });

  it("[THEME-01] paints the stored theme as the domain reads it, among any other cookies", () => {
    const name = fc.constantFrom("a", "ebok.widget", "theme", "ebok_theme", "xebok.theme", "ebok.themes");
    const value = fc.constantFrom("", "dark", "light", "system", "1", "DARK", "%64ark", "dark ", "ebok.theme=dark");
    const other = fc.tuple(name, value).map(([key, text]) => `${key}=${text}`);
    fc.assert(
      fc.property(
        fc.array(other, { maxLength: 4 }),
        fc.array(other, { maxLength: 4 }),
        fc.option(fc.constantFrom(...THEME_CHOICES, "DARK", "blue", "", "darklight")),
        (before, after, storedTheme) => {
          const cookie = [...before, ...(storedTheme === null ? [] : [`ebok.theme=${storedTheme}`]), ...after].join(
            "; ",
          );
          expect(painted(cookie)).toBe(expected(storedTheme ?? undefined));
        },
      ),
    );
  });

  it.each(THEME_CHOICES)("[THEME-01] paints the theme that the portal stored: %s", (choice) => {
    new DocumentThemeAdapter(window).writeChoice(choice);
    expect(painted(document.cookie)).toBe(expected(choice));
  });
});
