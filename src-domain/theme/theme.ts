/** The customer's choice (THEME-01); `system` follows the device. */
export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** What is drawn. */
export type Theme = "light" | "dark";

/** The choice that `text` names; `system` for anything else. */
export function themeChoice(text: string | undefined): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === text) ?? "system";
}

/** What to draw for a choice on a device that prefers `device`. */
export function themeFor(choice: ThemeChoice, device: Theme): Theme {
  return choice === "system" ? device : choice;
}
