import { describe, expect, it } from "vitest";
import { THEME_CHOICES } from "#domain/theme/index.ts";
import type { Theme, ThemeChoice, ThemePort } from "#domain/theme/index.ts";

/** Device that prefers the light theme, without a stored choice. */
export interface ThemeContractSetup {
  readonly port: ThemePort;
  devicePrefers(theme: Theme): void;
  /** Returns the theme of the page; `system` leaves it to the device. */
  painted(): ThemeChoice;
}

/** Runs the contract suite of `ThemePort`. */
export function themePortContract(name: string, make: () => ThemeContractSetup): void {
  describe(`ThemePort: ${name}`, () => {
    it("follows the theme of the device until a choice is stored", () => {
      const { port } = make();
      expect(port.readChoice()).toBe("system");
      port.writeChoice("dark");
      expect(port.readChoice()).toBe("dark");
      port.writeChoice("system");
      expect(port.readChoice()).toBe("system");
    });

    it.each(THEME_CHOICES)("applies the theme %s at once and does not store it", (choice) => {
      const { port, painted } = make();
      for (const former of THEME_CHOICES) {
        port.apply(former);
        port.apply(choice);
        expect(painted()).toBe(choice);
      }
      expect(port.readChoice()).toBe("system");
    });

    it("paints the page in the theme of the device without storing it (part of THEME-03)", () => {
      const { port, painted } = make();
      port.applyDeviceTheme("dark");
      expect([painted(), port.readChoice()]).toEqual(["dark", "system"]);
      port.applyDeviceTheme("light");
      expect([painted(), port.readChoice()]).toEqual(["light", "system"]);
      port.writeChoice("dark");
      expect(port.readChoice()).toBe("dark");
    });

    it("emits the theme preference of the device at once and at each change", () => {
      const { port, devicePrefers } = make();
      const seen: Theme[] = [];
      const watching = port.devicePreference.subscribe((theme) => seen.push(theme));
      devicePrefers("dark");
      devicePrefers("light");
      watching.unsubscribe();
      devicePrefers("dark");
      expect(seen).toEqual(["light", "dark", "light"]);
    });
  });
}
