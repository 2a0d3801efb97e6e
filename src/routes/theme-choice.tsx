import { observer } from "mobx-react-lite";
import type { ThemeStore } from "#ui/stores/theme/theme.store.ts";
import { ThemeDialog } from "#ui/shell/theme/theme-dialog.view.tsx";

/** The theme dialog over its store (THEME-02). */
export const ThemeChoiceDialog = observer(function ThemeChoiceDialog({
  theme,
  onClose,
}: {
  readonly theme: ThemeStore;
  readonly onClose: () => void;
}) {
  return <ThemeDialog choice={theme.choice} onChoose={(choice) => theme.choose(choice)} onClose={onClose} />;
});
