import { PhoneCall } from "lucide-react";
import { observer } from "mobx-react-lite";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatPolishDateTime, type Instant } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { phoneMask } from "#ui/shared/forms/customer-data-masks.ts";
import { phoneDigits } from "#domain/validation/index.ts";
import { phoneText } from "#ui/shared/phone-text.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { FocusedResult } from "./focused-result.view.tsx";
import type { CallBackViewModel } from "./call-back.view-model.ts";
import { t } from "./support.texts.ts";

/** Form to request a call within 24 hours, or the deadline of the requested call (MSG-04). */
export const CallBackView = observer(function CallBackView({ model }: { readonly model: CallBackViewModel }) {
  const { permission, problem } = model;
  return (
    <Card>
      {permission?.kind === "promised" &&
        (model.until === undefined ? (
          <Promised title={t("call.promised")} until={permission.callBefore} />
        ) : (
          <FocusedResult>
            <Promised title={t("call.done")} until={permission.callBefore} phone={phoneDigits(model.phone)} />
          </FocusedResult>
        ))}
      {permission?.kind === "notAllowed" && (
        <Banner tone="notice" live="none" title={t("call.notAllowed")}>
          {t("call.notAllowedText")}
        </Banner>
      )}
      {permission?.kind === "allowed" && (
        <SubmitForm submit={() => model.submit()}>
          <p>{t("call.text")}</p>
          {problem !== undefined && (
            <Banner tone="bad" live="alert" title={t(`call.${problem}`)}>
              {t(`call.${problem}Text`)}
            </Banner>
          )}
          <PhoneField model={model} />
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
              {t("call.send")}
            </Button>
          </FormFoot>
        </SubmitForm>
      )}
    </Card>
  );
});

interface PromisedProps {
  readonly title: string;
  readonly until: Instant;
  /** Number of a call that was requested here. */
  readonly phone?: string | undefined;
}

function Promised({ title, until, phone }: PromisedProps) {
  return (
    <ResultMessage sign={PhoneCall} tone="good" title={title}>
      <p>
        {phone !== undefined && t("call.number", { phone: phoneText(phone) })}{" "}
        {t("call.until", { until: formatPolishDateTime(until) })}
      </p>
    </ResultMessage>
  );
}

const PhoneField = observer(function PhoneField({ model }: { readonly model: CallBackViewModel }) {
  const { violation } = model;
  return (
    <MaskedField
      label={t("call.phone")}
      help={t("call.phoneHelp")}
      name="phone"
      mask={phoneMask}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={model.phone}
      error={violation === undefined ? undefined : messageOf(violation)}
      onValue={(value) => model.set(value)}
      onBlur={() => model.leave()}
    />
  );
});
