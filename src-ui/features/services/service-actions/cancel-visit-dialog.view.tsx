import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "../services.texts.ts";
import type { CancelVisitViewModel } from "./cancel-visit.view-model.ts";
import { formatOnVisit } from "./format-on-visit.ts";
import { WriteDialog } from "./write-dialog.view.tsx";

interface CancelVisitDialogProps {
  readonly model: CancelVisitViewModel;
  readonly onClose: () => void;
}

/** Asks before a technician's visit is cancelled (VISIT-01). */
export const CancelVisitDialog = observer(function CancelVisitDialog({ model, onClose }: CancelVisitDialogProps) {
  const { visit, result, isNeededForStart } = model;
  const done = result !== undefined && (
    <ResultMessage sign={CircleCheck} tone="good" title={t("cancelVisit.done")}>
      <p>
        {providerText(t("cancelVisit.doneText", { when: formatOnVisit(result) }))}{" "}
        {isNeededForStart && t("cancelVisit.orderedDone")}
      </p>
    </ResultMessage>
  );
  return (
    <WriteDialog
      name="visit-cancel"
      size="m"
      title={t(result === undefined ? "cancelVisit.title" : "cancelVisit.doneTitle")}
      model={model}
      submit={t("cancelVisit.send")}
      submitVariant="danger"
      busy={t("cancelVisit.busy")}
      canSend={model.canSend}
      closeLabel={model.canSend ? t("cancelVisit.keep") : undefined}
      done={done}
      onClose={onClose}
    >
      {visit !== undefined && (
        <p>
          {providerText(
            t(isNeededForStart ? "cancelVisit.orderedText" : "cancelVisit.text", { when: formatOnVisit(visit) }),
          )}
        </p>
      )}
    </WriteDialog>
  );
});
