import { BellRing } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { phoneMask } from "#ui/shared/forms/customer-data-masks.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { t } from "../messages.texts.ts";
import type { OutagePage, OutageViewModel } from "./outage.view-model.ts";

/** Order of news about an outage by SMS, or the number of the order (OUT-03). */
export const OutageNewsCard = observer(function OutageNewsCard({
  model,
  outage: { outageId, smsPhone },
}: {
  readonly model: OutageViewModel;
  readonly outage: Pick<OutagePage, "outageId" | "smsPhone">;
}) {
  const { problem } = model;
  return (
    <Card title={t("outage.sms")}>
      <div className="stack">
        {problem !== undefined && (
          <Banner tone="bad" live="alert" title={t(`outage.${problem}`)}>
            {t(`outage.${problem}Text`)}
          </Banner>
        )}
        <p role="status">{smsPhone !== undefined && t("outage.smsOn", { phone: phoneText(smsPhone) })}</p>
        {smsPhone === undefined ? (
          <SubmitForm className="outage__phone stack" submit={() => model.subscribe(outageId)}>
            <PhoneField model={model} />
            <FormFoot>
              <Button
                saves
                type="submit"
                icon={BellRing}
                busy={model.busy}
                busyLabel={t("outage.sending")}
                {...trackedAs("outage-news")}
              >
                {t("outage.subscribe")}
              </Button>
            </FormFoot>
          </SubmitForm>
        ) : (
          <p>
            <Button
              saves
              variant="quiet"
              busy={model.busy}
              busyLabel={t("outage.sending")}
              {...trackedAs("outage-news-off")}
              onClick={() => void model.unsubscribe(outageId)}
            >
              {t("outage.unsubscribe")}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
});

const PhoneField = observer(function PhoneField({ model }: { readonly model: OutageViewModel }) {
  const { violation } = model;
  return (
    <MaskedField
      label={t("outage.phone")}
      help={t("outage.phoneHelp")}
      name="phone"
      mask={phoneMask}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={model.phone}
      error={violation === undefined ? undefined : messageOf(violation, t("outage.phoneMissing"))}
      onValue={(value) => model.set(value)}
      onBlur={() => model.leave()}
    />
  );
});
