import type { ThemeChoice } from "#domain/theme/index.ts";
import { Segmented } from "#ui/design-system/segmented.tsx";
import { t } from "./texts.ts";
import { THEME_OPTIONS } from "./theme-options.ts";

/** The choice of theme within a page; it shows at once (THEME-02). */
export function ThemeSwitch({
  choice,
  onChoose,
}: {
  readonly choice: ThemeChoice;
  readonly onChoose: (choice: ThemeChoice) => void;
}) {
  return <Segmented label={t("themeLabel")} segments={THEME_OPTIONS} value={choice} onChange={onChoose} />;
}
