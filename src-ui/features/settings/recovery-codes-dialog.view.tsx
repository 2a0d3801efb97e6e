import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { SettingProblemBanner } from "./dialog-form.view.tsx";
import { RecoveryCodes, type RecoveryCodesActions } from "./recovery-codes.view.tsx";
import type { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";
import { CodesQuestion } from "./codes-question.view.tsx";
import { t } from "./settings.texts.ts";

/** Asks before the former codes end, then shows the new ones (KEY-07). */
export const RecoveryCodesDialog = observer(function RecoveryCodesDialog({
  model,
  actions,
}: {
  readonly model: RecoveryCodesViewModel;
  readonly actions: RecoveryCodesActions;
}) {
  const { isOpen, codes, creation, problem } = model;
  if (!isOpen) return null;
  const busy = creation.isRunning;
  return (
    <ClosableDialog
      name="recovery-codes"
      size="m"
      title={t(codes === undefined && model.hasFormerCodes ? "codes.dialog" : "codes.title")}
      onClose={busy ? undefined : () => model.leave(model.hide)}
      foot={
        codes === undefined ? (
          <>
            <Button
              saves
              key="create"
              variant="primary"
              busy={busy}
              busyLabel={t("codes.creating")}
              onClick={() => void model.create()}
              {...trackedAs("recovery-codes-create")}
            >
              {t("codes.create")}
            </Button>
            {!busy && (
              <Button key="cancel" onClick={model.hide}>
                {t("cancel")}
              </Button>
            )}
          </>
        ) : (
          <Button key="done" variant="primary" onClick={model.hide}>
            {t("codes.done")}
          </Button>
        )
      }
    >
      <div className="stack">
        <SettingProblemBanner problem={problem} />
        {codes === undefined ? (
          <p>{t(model.hasFormerCodes ? "codes.text" : "codes.firstText")}</p>
        ) : (
          <RecoveryCodes codes={codes} actions={actions} takesFocus />
        )}
      </div>
      <CodesQuestion model={model} onLeave={model.hide} />
    </ClosableDialog>
  );
});
