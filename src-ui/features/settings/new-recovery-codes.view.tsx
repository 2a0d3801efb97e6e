import { observer } from "#ui/shared/observer.ts";
import { Button } from "#ui/design-system/button.tsx";
import { SettingProblemBanner } from "./dialog-form.view.tsx";
import { RecoveryCodes, type RecoveryCodesActions } from "./recovery-codes.view.tsx";
import type { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";
import { t } from "./settings.texts.ts";

/**
 * Recovery codes of a second factor that was just turned on (KEY-07). Not live: a screen reader would read them all.
 */
export const NewRecoveryCodes = observer(function NewRecoveryCodes({
  model: { codes, creation, problem, create },
  actions,
}: {
  readonly model: RecoveryCodesViewModel;
  readonly actions: RecoveryCodesActions;
}) {
  return (
    <div className="stack">
      {creation.isRunning && <p className="muted">{t("codes.creating")}</p>}
      {problem !== undefined && (
        <>
          <SettingProblemBanner problem={problem} />
          <div>
            <Button onClick={() => void create()}>{t("codes.open")}</Button>
          </div>
        </>
      )}
      {codes !== undefined && (
        <>
          <h3>{t("codes.title")}</h3>
          <RecoveryCodes codes={codes} actions={actions} />
        </>
      )}
    </div>
  );
});
