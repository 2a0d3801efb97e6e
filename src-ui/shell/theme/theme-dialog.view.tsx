import type { ThemeChoice } from "#domain/theme/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Choices } from "#ui/design-system/forms/choice-cards.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { themeOptions } from "./theme-options.ts";

const t = texts(pl, "shell-theme");

export interface ThemeDialogProps {
  readonly choice: ThemeChoice;
  readonly onChoose: (choice: ThemeChoice) => void;
  readonly onClose: () => void;
}

/** Dialog with the choice of theme; a choice applies at once (THEME-02). */
export function ThemeDialog({ choice, onChoose, onClose }: ThemeDialogProps) {
  return (
    <ClosableDialog
      name="theme"
      size="l"
      title={t("themeTitle")}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t("themeDone")}
        </Button>
      }
    >
      <Choices label={t("themeLabel")} name="theme" options={themeOptions()} value={choice} onChange={onChoose} />
    </ClosableDialog>
  );
}
