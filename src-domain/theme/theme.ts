/** Choice of the customer (THEME-01); `system` follows the device. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Applied theme. */
export type Theme = "light" | "dark";

/** Parses a choice; `system` for other text. */
export function themeChoice(text: string | undefined): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === text) ?? "system";
}

/** Returns the theme for a choice on a device that prefers `device`. */
export function themeFor(choice: ThemeChoice, device: Theme): Theme {
  return choice === "system" ? device : choice;
}
