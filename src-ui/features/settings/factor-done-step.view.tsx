import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "#ui/design-system/button.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { SettingProblemBanner } from "./dialog-form.view.tsx";
import { RecoveryCodes, type RecoveryCodesActions } from "./recovery-codes.view.tsx";
import type { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";
import { t } from "./settings.texts.ts";

/** Last step: the second factor is on, with its recovery codes (KEY-07), or off. */
export const FactorDoneStep = observer(function FactorDoneStep({
  isOff,
  recoveryCodes: { codes, creation, problem, create },
  actions,
}: {
  readonly isOff: boolean;
  readonly recoveryCodes: RecoveryCodesViewModel;
  readonly actions: RecoveryCodesActions;
}) {
  return (
    <div className="stack">
      <ResultMessage sign={CircleCheck} tone="good" title={t(isOff ? "factor.offDone" : "factor.onDone")}>
        <p>{t(isOff ? "factor.offDoneText" : "factor.onDoneText")}</p>
      </ResultMessage>
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
