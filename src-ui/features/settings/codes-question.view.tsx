import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import type { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";
import { t } from "./settings.texts.ts";

/** Question before the only view of new recovery codes closes (KEY-09). */
export const CodesQuestion = observer(function CodesQuestion({
  model: { isLeaving, stay },
  onLeave,
}: {
  readonly model: Pick<RecoveryCodesViewModel, "isLeaving" | "stay">;
  readonly onLeave: () => void;
}) {
  if (!isLeaving) return null;
  return (
    <ConfirmDialog
      danger
      title={t("codes.ask")}
      confirmLabel={t("codes.leave")}
      cancelLabel={t("codes.stay")}
      dataAttributes={trackedAs("recovery-codes-leave")}
      onConfirm={onLeave}
      onCancel={stay}
    >
      <p>{t("codes.askText")}</p>
    </ConfirmDialog>
  );
});
