import type { ThemeChoice } from "#domain/theme/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Choices } from "#ui/design-system/forms/choice.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { t } from "./texts.ts";
import { THEME_OPTIONS } from "./theme-options.ts";

export interface ThemeDialogProps {
  readonly choice: ThemeChoice;
  readonly onChoose: (choice: ThemeChoice) => void;
  readonly onClose: () => void;
}

/** The choice of theme; it shows at once (THEME-02). */
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
      <Choices label={t("themeLabel")} name="theme" options={THEME_OPTIONS} value={choice} onChange={onChoose} />
    </ClosableDialog>
  );
}
