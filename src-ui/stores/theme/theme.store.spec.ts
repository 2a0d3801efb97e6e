import { configure, reaction } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import type { Theme } from "#domain/theme/index.ts";
import { fakeTheme } from "#test/fakes/fake-theme.ts";
import { ThemeStore } from "./theme.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

describe("ThemeStore", () => {
  it("starts with the stored theme", () => {
    expect(new ThemeStore(fakeTheme({ choice: "dark" })).choice).toBe("dark");
    expect(new ThemeStore(fakeTheme({ choice: "dark" })).theme).toBe("dark");
  });

  it("(part of THEME-02) applies and stores a newly chosen theme at once", () => {
    const port = fakeTheme({ device: "light" });
    const store = new ThemeStore(port);
    store.choose("dark");
    expect([store.choice, store.theme, port.painted, port.readChoice()]).toEqual(["dark", "dark", "dark", "dark"]);
    store.choose("system");
    expect([store.choice, store.theme, port.painted, port.readChoice()]).toEqual([
      "system",
      "light",
      "system",
      "system",
    ]);
  });

  it("(part of THEME-03) keeps the theme applied by the app when the choice does not change", () => {
    const port = fakeTheme({ device: "light" });
    const store = new ThemeStore(port);
    port.apply("dark");
    store.choose("system");
    expect(port.painted).toBe("dark");
    store.choose("light");
    expect(port.painted).toBe("light");
  });

  it("[THEME-01] follows the theme of the device only when the choice is `system`", () => {
    const port = fakeTheme({ device: "light" });
    const store = new ThemeStore(port);
    const drawn: Theme[] = [];
    const stop = reaction(
      () => store.theme,
      (theme) => drawn.push(theme),
    );
    port.devicePrefers("dark");
    port.devicePrefers("light");
    store.choose("light");
    port.devicePrefers("dark");
    expect(drawn).toEqual(["dark", "light"]);
    stop();
  });
});
