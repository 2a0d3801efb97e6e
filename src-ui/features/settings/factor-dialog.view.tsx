import "./settings.css";
import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useId } from "react";
import { canSubmitCode, type CodePhone, type SetupState } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { CodesQuestion } from "./codes-question.view.tsx";
import { NewRecoveryCodes } from "./new-recovery-codes.view.tsx";
import type { RecoveryCodesActions } from "./recovery-codes.view.tsx";
import type { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";
import type { FactorViewModel } from "./factor.view-model.ts";
import { t } from "./settings.texts.ts";
import { FactorChoiceStep } from "./factor-choice-step.view.tsx";
import { FactorCodeStep } from "./factor-code-step.view.tsx";

export interface FactorDialogProps {
  readonly model: FactorViewModel;
  readonly phones: AsyncSection<readonly CodePhone[]>;
  readonly recoveryCodes: RecoveryCodesViewModel;
  readonly now: () => number;
  readonly actions: RecoveryCodesActions;
}

/** Setting the second factor up, or turning it off (SET-02, DIALOG-02: 2FA setup). */
export const FactorDialog = observer(function FactorDialog({
  model,
  recoveryCodes,
  phones,
  now,
  actions,
}: FactorDialogProps) {
  const { state, busy } = model;
  const formId = useId();
  if (state.step === "closed") return null;
  const isOff = state.change?.kind === "none";
  return (
    <ClosableDialog
      name="second-factor"
      size={isOff ? "l" : "xl"}
      title={t(isOff ? "factor.offTitle" : "factor.title")}
      onClose={busy || recoveryCodes.creation.isRunning ? undefined : () => recoveryCodes.leave(model.close)}
      foot={
        <>
          {state.step === "choose" && (
            <Button
              saves
              key="next"
              variant="primary"
              busy={busy}
              busyLabel={t("factor.asking")}
              unavailable={state.change === undefined ? t("factor.chooseFirst") : undefined}
              onClick={() => void model.ask()}
              {...trackedAs("second-factor-next")}
            >
              {t(isOff ? "factor.offNext" : "factor.next")}
            </Button>
          )}
          {state.step === "code" && (
            <Button
              saves
              key="confirm"
              variant="primary"
              type="submit"
              form={formId}
              busy={busy}
              busyLabel={t("factor.checking")}
              unavailable={busy || canSubmitCode(state) ? undefined : t("factor.newFirst")}
              {...trackedAs("second-factor-confirm")}
            >
              {t(isOff ? "factor.offConfirm" : "factor.confirm")}
            </Button>
          )}
          {!busy && !recoveryCodes.creation.isRunning && (
            <Button key="close" onClick={model.close}>
              {t(closeLabelOf(state.step, recoveryCodes))}
            </Button>
          )}
        </>
      }
    >
      {state.step === "choose" && <FactorChoiceStep model={model} phones={phones} state={state} />}
      {state.step === "code" && (
        <FactorCodeStep model={model} state={state} now={now} copy={actions.copy} formId={formId} />
      )}
      <div aria-live="polite">
        {state.step === "limit" && (
          <Banner tone="notice" title={t("factor.limit")}>
            {t("factor.limitText")}
          </Banner>
        )}
        {state.step === "done" && (
          <ResultMessage sign={CircleCheck} tone="good" title={t(isOff ? "factor.offDone" : "factor.onDone")}>
            <p>{t(isOff ? "factor.offDoneText" : "factor.onDoneText")}</p>
          </ResultMessage>
        )}
      </div>
      {state.step === "done" && !isOff && <NewRecoveryCodes model={recoveryCodes} actions={actions} />}
      <CodesQuestion model={recoveryCodes} onLeave={model.close} />
    </ClosableDialog>
  );
});

/** The button that closes the dialog confirms that the shown codes are kept (KEY-09). */
function closeLabelOf(step: SetupState["step"], { codes }: RecoveryCodesViewModel) {
  if (codes !== undefined) return "codes.done";
  return step === "done" || step === "limit" ? "close" : "cancel";
}
