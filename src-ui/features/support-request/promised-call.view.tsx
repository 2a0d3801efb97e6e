import { PhoneCall } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { PromisedCallBack } from "#domain/support/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { promisedTimeText } from "./call-time-text.ts";
import type { CallBackViewModel } from "./call-back.view-model.ts";
import { FocusedResult } from "#ui/shared/focused-result.tsx";
import { t } from "./support.texts.ts";

export interface PromisedCallViewProps {
  readonly model: CallBackViewModel;
  readonly call: PromisedCallBack;
  readonly today: WarsawDate;
}

/** Promised call: its number and time, and how to change or cancel it (MSG-04, REQ-05, REQ-06). */
export const PromisedCallView = observer(function PromisedCallView({ model, call, today }: PromisedCallViewProps) {
  const [isAsked, setIsAsked] = useState(false);
  const message = (
    <ResultMessage sign={PhoneCall} tone="good" title={t(model.status === "done" ? "call.done" : "call.promised")}>
      <p>
        {call.phone !== undefined && t("call.number", { phone: phoneText(call.phone) })} {promisedTimeText(call, today)}
      </p>
    </ResultMessage>
  );
  const { state } = model.cancellation;
  return (
    <>
      {model.status === "done" ? <FocusedResult>{message}</FocusedResult> : message}
      {(state === "lost" || state === "refused") && (
        <Banner tone="bad" live="alert" title={t(`call.cancel.${state}`)}>
          {t(`call.cancel.${state}Text`)}
        </Banner>
      )}
      <div className="cluster">
        {model.canChange && (
          <Button onClick={() => model.change(call)} {...trackedAs("support-call-change")}>
            {t("call.change")}
          </Button>
        )}
        <IfAvailable feature="callCancellation">
          <Button
            saves
            variant="quiet"
            busy={state === "busy"}
            busyLabel={t("call.cancelling")}
            onClick={() => setIsAsked(true)}
          >
            {t("call.cancel")}
          </Button>
        </IfAvailable>
      </div>
      {isAsked && (
        <ConfirmDialog
          danger
          dataAttributes={trackedAs("support-call-cancel")}
          title={t("call.cancel.title")}
          confirmLabel={t("call.cancel")}
          cancelLabel={t("call.cancel.keep")}
          onCancel={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false);
            void model.cancel();
          }}
        >
          <p>{t("call.cancel.text")}</p>
        </ConfirmDialog>
      )}
    </>
  );
});
