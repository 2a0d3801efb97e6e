import type { ThemeChoice } from "#domain/theme/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Segmented } from "#ui/design-system/segmented.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { themeOptions } from "./theme-options.ts";

const t = texts(pl, "shell-theme");

/** Choice of theme within a page; a choice applies at once (THEME-02). */
export function ThemeSwitch({
  choice,
  onChoose,
}: {
  readonly choice: ThemeChoice;
  readonly onChoose: (choice: ThemeChoice) => void;
}) {
  return (
    <Segmented
      label={t("themeLabel")}
      dataAttributes={trackedAs("theme")}
      segments={themeOptions()}
      value={choice}
      onChange={onChoose}
    />
  );
}
