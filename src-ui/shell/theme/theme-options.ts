import { Monitor, Moon, Sun } from "lucide-react";
import { THEME_CHOICES, type ThemeChoice } from "#domain/theme/index.ts";
import type { ChoiceOption } from "#ui/design-system/forms/choice-cards.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "shell-theme");

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Returns the theme options: light, dark or that of the device (THEME-01). */
export const themeOptions = (): readonly ChoiceOption<ThemeChoice>[] =>
  THEME_CHOICES.map((value) => ({ value, label: t(`theme_${value}`), icon: ICONS[value] }));
