import { describe, expect, it } from "vitest";
import { THEME_CHOICES } from "#domain/theme/index.ts";
import type { Theme, ThemeChoice, ThemePort } from "#domain/theme/index.ts";

/** A device that prefers light, and has kept no choice. */
export interface ThemeContractSetup {
  readonly port: ThemePort;
  devicePrefers(theme: Theme): void;
  /** What the page is painted in; `system` leaves it to the device. */
  painted(): ThemeChoice;
}

/** What every `ThemePort` keeps to. */
export function themePortContract(name: string, make: () => ThemeContractSetup): void {
  describe(`ThemePort: ${name}`, () => {
    it("follows the device until a choice is kept", () => {
      const { port } = make();
      expect(port.readChoice()).toBe("system");
      port.writeChoice("dark");
      expect(port.readChoice()).toBe("dark");
      port.writeChoice("system");
      expect(port.readChoice()).toBe("system");
    });

    it.each(THEME_CHOICES)(
      "paints the page in %s at once, whatever it was painted in, and keeps nothing by that",
      (choice) => {
        const { port, painted } = make();
        for (const former of THEME_CHOICES) {
          port.apply(former);
          port.apply(choice);
          expect(painted()).toBe(choice);
        }
        expect(port.readChoice()).toBe("system");
      },
    );

    it("paints the page as the device is, while the choice stays with the device (part of THEME-03)", () => {
      const { port, painted } = make();
      port.paintDevice("dark");
      expect([painted(), port.readChoice()]).toEqual(["dark", "system"]);
      port.paintDevice("light");
      expect([painted(), port.readChoice()]).toEqual(["light", "system"]);
      port.writeChoice("dark");
      expect(port.readChoice()).toBe("dark");
    });

    it("tells what the device prefers at once, and live", () => {
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
