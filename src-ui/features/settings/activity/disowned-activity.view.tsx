import { observer } from "#ui/shared/observer.ts";
import type { SettingsViewModel } from "../settings.view-model.ts";
import { DisownDialog, type DisownHelpLine } from "./disown-dialog.view.tsx";

/** Open dialog "To nie ja" of the settings and of the page of the activity log. */
export const DisownedActivity = observer(function DisownedActivity({
  model,
  helpNumber,
  onPasskeys,
}: {
  readonly model: SettingsViewModel;
  readonly helpNumber: DisownHelpLine | undefined;
  readonly onPasskeys: (() => void) | undefined;
}) {
  const { disowned } = model;
  return disowned === undefined ? null : (
    <DisownDialog
      activity={disowned}
      helpNumber={helpNumber}
      onPassword={model.openPasswordAfterDisowning}
      onPasskeys={onPasskeys}
      onClose={model.closeDisowned}
    />
  );
});
