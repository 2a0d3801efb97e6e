import { PhoneCall } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { SelectField } from "#ui/design-system/forms/select-field.tsx";
import { phoneMask } from "#ui/shared/forms/customer-data-masks.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { callTimeText } from "./call-time-text.ts";
import type { CallBackViewModel } from "./call-back.view-model.ts";
import { FocusedResult } from "#ui/shared/focused-result.tsx";
import { PromisedCallView } from "./promised-call.view.tsx";
import { t } from "./support.texts.ts";

export interface CallBackViewProps {
  readonly model: CallBackViewModel;
  readonly today: WarsawDate;
}

/** Form to request a call, or the requested call (MSG-04, REQ-05, REQ-06). */
export const CallBackView = observer(function CallBackView({ model, today }: CallBackViewProps) {
  const { permission, isChanging, cancellation } = model;
  const isFormShown = permission?.kind === "allowed" || (permission?.kind === "promised" && isChanging);
  return (
    <Card kind="stack">
      {cancellation.state === "done" && (
        <FocusedResult>
          <Banner tone="good" live="none" title={t("call.cancelled")}>
            {t("call.cancelledText")}
          </Banner>
        </FocusedResult>
      )}
      {permission?.kind === "promised" && !isChanging && (
        <PromisedCallView model={model} call={permission.call} today={today} />
      )}
      {permission?.kind === "notAllowed" && (
        <Banner tone="notice" live="none" title={t("call.notAllowed")}>
          {t("call.notAllowedText")}
        </Banner>
      )}
      {isFormShown && <CallForm model={model} today={today} />}
    </Card>
  );
});

const CallForm = observer(function CallForm({ model, today }: CallBackViewProps) {
  const { problem, times, isChanging } = model;
  return (
    <SubmitForm submit={() => model.submit()}>
      <p>{t(isChanging ? "call.changeText" : times.length > 0 ? "call.text" : "call.textAnyTime")}</p>
      {problem !== undefined && (
        <Banner tone="bad" live="alert" title={t(`call.${problem}`)}>
          {t(`call.${problem}Text`)}
        </Banner>
      )}
      <PhoneField model={model} />
      {times.length > 0 && <TimeField model={model} today={today} />}
      <FormFoot>
        <Button
          saves
          variant="primary"
          type="submit"
          icon={PhoneCall}
          busy={model.busy}
          busyLabel={t("call.sending")}
          {...trackedAs("support-call")}
        >
          {t(isChanging ? "call.save" : "call.send")}
        </Button>
        {isChanging && (
          <Button variant="quiet" onClick={() => model.reset()} {...trackedAs("support-call-keep")}>
            {t("call.keep")}
          </Button>
        )}
      </FormFoot>
    </SubmitForm>
  );
});

const PhoneField = observer(function PhoneField({ model }: Pick<CallBackViewProps, "model">) {
  const { violation, values } = model.fields;
  return (
    <MaskedField
      label={t("call.phone")}
      help={t(model.fields.isPhoneOffered ? "call.phoneHelp" : "call.phoneMissingHelp")}
      name="phone"
      mask={phoneMask}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={values.phone}
      error={violation === undefined ? undefined : messageOf(violation, t("missing.phone"))}
      onValue={(value) => model.set("phone", value)}
      onBlur={() => model.fields.touch()}
    />
  );
});

const TimeField = observer(function TimeField({ model, today }: CallBackViewProps) {
  const { times } = model;
  return (
    <SelectField
      label={t("call.time")}
      help={t("call.timeHelp")}
      name="time"
      value={model.chosenTime === undefined ? "" : String(model.chosenTime)}
      onValue={(value) => model.set("time", value)}
    >
      <option value="">{t("call.anyTime")}</option>
      {times.map((one) => (
        <option key={one.from} value={String(one.from)}>
          {callTimeText(one, today)}
        </option>
      ))}
    </SelectField>
  );
});
