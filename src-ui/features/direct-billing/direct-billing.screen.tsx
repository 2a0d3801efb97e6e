import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import type { DirectBillingViewModel } from "./direct-billing.view-model.ts";
import { DirectBillingView } from "./direct-billing.view.tsx";
import { StreamingOrderDialog } from "./streaming-order-dialog.view.tsx";
import { ServicePageView } from "./service-page.view.tsx";
import { SettingsDialogs } from "./settings-dialogs.view.tsx";
import { TermsDialog } from "./terms-dialog.view.tsx";

export interface DirectBillingScreenProps {
  readonly model: DirectBillingViewModel;
  /** Name of a service in the address; `undefined` for the list. */
  readonly param: string | undefined;
  /** False for a customer without external services, whose list is hidden (NAV-07). */
  readonly hasList: boolean;
  readonly copy: (text: string) => Promise<boolean>;
  /** Days in which the customer may withdraw from an ordered service. */
  readonly withdrawalDays: number | undefined;
}

/**
 * Direct billing with its dialogs. List and details share one view model: a write without a response keeps its
 * idempotency key when the customer moves between them.
 */
export const DirectBillingScreen = observer(function DirectBillingScreen({
  model,
  param,
  hasList,
  copy,
  withdrawalDays,
}: DirectBillingScreenProps) {
  const [readServiceCode, setReading] = useState<string | undefined>(undefined);

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  const { order, settings, page } = model;
  const content = page.status === "ready" ? page.value : undefined;
  const billing = content?.billing;
  const orderedRow = content?.rows.find((row) => row.service === order.service);
  const readService = billing?.services.find(({ code }) => code === readServiceCode);
  // The order waits behind the dialog of the limit or the consent, and goes on from its summary (DB-08).
  const isSettingOpen = settings.limitForm !== undefined || settings.consentChange !== undefined;
  return (
    <>
      {param === undefined ? (
        <DirectBillingView model={model} />
      ) : (
        <ServicePageView
          model={model}
          param={param}
          hasList={hasList}
          copy={copy}
          onRead={({ code }) => setReading(code)}
        />
      )}
      {content !== undefined && (
        <>
          {!isSettingOpen && (
            <StreamingOrderDialog
              model={order}
              billing={content.billing}
              today={content.today}
              withdrawalDays={withdrawalDays}
              withdrawal={orderedRow?.withdrawal}
              onLimit={settings.openLimit}
              onConsent={() => settings.openConsent("give")}
            />
          )}
          <SettingsDialogs model={settings} page={content} />
        </>
      )}
      {readService !== undefined && <TermsDialog service={readService} onClose={() => setReading(undefined)} />}
    </>
  );
});
