import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { siteText, type SiteContent } from "#domain/site-content/index.ts";
import type { WifiDevice } from "#domain/wifi/index.ts";
import { OperatorText } from "./operator-text.view.tsx";
import type { CodePicture } from "./join-card.view.tsx";
import type { RouterViewModel } from "./router.view-model.ts";
import { RouterView } from "./router.view.tsx";
import type { WifiViewModel } from "./wifi.view-model.ts";
import { WifiView } from "./wifi.view.tsx";

export interface WifiScreenProps {
  readonly model: WifiViewModel;
  /** The router that the address names. */
  readonly serviceKey: string | undefined;
  readonly onChoose: (serviceKey: string) => void;
  readonly content: SiteContent | undefined;
  /** The street of the service that a router belongs to, where that is known. */
  readonly streetOf: (device: WifiDevice) => string | undefined;
  /** Has what is typed asked about before it is left. */
  readonly watchForm: (form: RouterViewModel) => () => void;
  /** The picture of a network's code: it comes with the first who needs one. */
  readonly fetchPicture: () => Promise<CodePicture>;
}

/** Wifi with the router that is looked at. */
export const WifiScreen = observer(function WifiScreen({
  model,
  serviceKey,
  onChoose,
  content,
  streetOf,
  watchForm,
  fetchPicture,
}: WifiScreenProps) {
  const [picture, setPicture] = useState<CodePicture>();
  useEffect(() => model.start(), [model]);
  const chosen = model.chosen(serviceKey);
  const router = chosen === undefined ? undefined : model.routerOf(chosen);
  useEffect(() => router?.watch(), [router]);
  useEffect(() => (router === undefined ? undefined : watchForm(router)), [router, watchForm]);
  const isJoining = router !== undefined && router.toJoin.length > 0;
  useEffect(() => {
    if (!isJoining) return undefined;
    let isGone = false;
    // without it there are the names to choose from
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
      onChoose={(device) => onChoose(device.serviceKey)}
      message={<OperatorText html={siteText(content, "wifi_message")} />}
    >
      {router !== undefined && (
        <RouterView
          key={router.store.serviceKey}
          model={router}
          picture={picture}
          messages={{
            pending: <OperatorText html={siteText(content, "wifi_pending_message")} />,
            defaults: <OperatorText html={siteText(content, "wifi_defaults_message")} />,
          }}
        />
      )}
    </WifiView>
  );
});
