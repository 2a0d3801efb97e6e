import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { siteText, type SiteContent } from "#domain/site-content/index.ts";
import type { WifiDevice } from "#domain/wifi/index.ts";
import type { SuspendedService } from "#ui/stores/products/suspended-services.ts";
import { OperatorText } from "./operator-text.view.tsx";
import type { CodePicture } from "./join-card.view.tsx";
import type { RouterViewModel } from "./router.view-model.ts";
import { RouterView } from "./router.view.tsx";
import type { WifiViewModel } from "./wifi.view-model.ts";
import { WifiView } from "./wifi.view.tsx";

export interface WifiScreenProps {
  readonly model: WifiViewModel;
  /** Router in the address. */
  readonly serviceKey: string | undefined;
  readonly onChoose: (serviceKey: string) => void;
  readonly content: SiteContent | undefined;
  /** True while the operator's texts load. */
  readonly isContentPending: boolean;
  /** Returns the street of the router's service; `undefined` when unknown. */
  readonly streetOf: (device: WifiDevice) => string | undefined;
  /** Reason why the internet of the customer does not work; `undefined` for one that does (WIFI-03). */
  readonly suspended: SuspendedService | undefined;
  /** Returns why the router's service does not work; `undefined` for one that does (WIFI-03). */
  readonly suspensionOf: (device: WifiDevice) => SuspendedService | undefined;
  /** Warns about unsaved values before the customer leaves; returns a function that stops this. */
  readonly watchForm: (form: RouterViewModel) => () => void;
  /** Loads the component for QR codes when first needed. */
  readonly fetchPicture: () => Promise<CodePicture>;
}

/** Wi-Fi with the selected router. */
export const WifiScreen = observer(function WifiScreen({
  model,
  serviceKey,
  onChoose,
  content,
  isContentPending,
  streetOf,
  suspended,
  suspensionOf,
  watchForm,
  fetchPicture,
}: WifiScreenProps) {
  const [picture, setPicture] = useState<CodePicture>();
  useEffect(() => model.start(), [model]);
  const chosen = model.findDevice(serviceKey);
  const router = chosen === undefined ? undefined : model.routerOf(chosen);
  useEffect(() => router?.watch(), [router]);
  useEffect(() => (router === undefined ? undefined : watchForm(router)), [router, watchForm]);
  const [isSharing, setSharing] = useState(false);
  const isJoining = router !== undefined && (router.toJoin.length > 0 || isSharing);
  useEffect(() => {
    if (!isJoining) return undefined;
    let isGone = false;
    // Without the QR code, the names of the networks remain.
    fetchPicture().then(
      (fetched) => {
        if (!isGone) setPicture(() => fetched);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isJoining, fetchPicture]);
  return (
    <WifiView
      model={model}
      chosen={chosen}
      statusOf={(device: WifiDevice) => {
        const { known } = model.routerOf(device).store.parameters;
        return known?.showStatus === true ? known.status : undefined;
      }}
      streetOf={streetOf}
      suspended={suspended}
      suspensionOf={suspensionOf}
      onChoose={(device) => onChoose(device.serviceKey)}
      isMessagePending={isContentPending}
      message={<OperatorText html={siteText(content, "wifi_message")} />}
    >
      {router !== undefined && (
        <RouterView
          key={router.store.serviceKey}
          model={router}
          picture={picture}
          guests={{ isOpen: isSharing, toggle: () => setSharing(!isSharing) }}
          messages={{
            pending: <OperatorText html={siteText(content, "wifi_pending_message")} />,
            defaults: <OperatorText html={siteText(content, "wifi_defaults_message")} />,
          }}
        />
      )}
    </WifiView>
  );
});
