import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { DirectBillingModel } from "./direct-billing.model.ts";
import { DirectBillingView } from "./direct-billing.view.tsx";
import { OrderDialog } from "./order-dialog.view.tsx";
import { ServicePageView } from "./service-page.view.tsx";
import { SettingsDialogs } from "./settings-dialogs.view.tsx";
import { TermsReader } from "./terms-dialog.view.tsx";

export interface DirectBillingScreenProps {
  readonly model: DirectBillingModel;
  /** The service that the address names; without one, all of them. */
  readonly param: string | undefined;
  readonly copy: (text: string) => Promise<boolean>;
}

/**
 * Direct billing with its dialogs. Its model outlives the way from the list to a service and back: what was sent there
 * and has had no answer is the same intent here.
 */
export const DirectBillingScreen = observer(function DirectBillingScreen({
  model,
  param,
  copy,
}: DirectBillingScreenProps) {
  const [reading, setReading] = useState<string | undefined>(undefined);

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  const { order, settings, page } = model;
  const billing = page.status === "ready" ? page.value.billing : undefined;
  const read = billing?.services.find(({ code }) => code === reading);
  const instead = (open: () => void) => () => {
    order.close();
    open();
  };
  return (
    <>
      {param === undefined ? (
        <DirectBillingView model={model} />
      ) : (
        <ServicePageView model={model} param={param} copy={copy} onRead={({ code }) => setReading(code)} />
      )}
      {billing !== undefined && (
        <>
          <OrderDialog
            model={order}
            billing={billing}
            onLimit={instead(settings.openLimit)}
            onConsent={instead(() => settings.openConsent("give"))}
          />
          <SettingsDialogs model={settings} billing={billing} />
        </>
      )}
      {read !== undefined && <TermsReader service={read} onClose={() => setReading(undefined)} />}
    </>
  );
});
