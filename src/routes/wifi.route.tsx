import { observer } from "mobx-react-lite";
import { useCallback, useState, type ComponentType } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { streetLine } from "#domain/products/address.ts";
import { serviceOf } from "#domain/wifi/index.ts";
import type * as PictureModule from "#ui/design-system/qr-code.tsx";
import type { RouterModel } from "#ui/features/wifi/router.model.ts";
import { WifiModel } from "#ui/features/wifi/wifi.model.ts";
import { WifiScreen } from "#ui/features/wifi/wifi.screen.tsx";
import type { App } from "../boot/app.ts";
import type { FormDesk } from "../boot/form-desk.ts";
import { again, has } from "./again.ts";
import { WIFI_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["wifi"] as const;

const picture = again(
  () => import("#ui/design-system/qr-code.tsx"),
  (part): part is typeof PictureModule => has(part, "QrCode"),
);

const fetchPicture = async () => (await picture()).QrCode;

/** The query by which the page knows the router that is chosen. */
const CHOSEN = "router";

const models = new WeakMap<App, WifiModel>();

/** One for as long as the same account is acted for: a router works on while another page is open. */
function modelOf(app: App, { drafts }: FormDesk): WifiModel {
  const known = models.get(app);
  if (known !== undefined) return known;
  const made = new WifiModel({
    port: app.container.root.get(WIFI_PORT),
    clock: app.clock,
    idempotencyKeys: app.idempotencyKeys,
    draftOf: (serviceKey) => drafts.of(`wifi.${serviceKey}`),
  });
  models.set(app, made);
  return made;
}

const watched = new WeakSet<App>();

/** Has the routers of an account forgotten with it. Asked once for each `App`. */
function forgetWithAccount(app: App): void {
  if (watched.has(app)) return;
  watched.add(app);
  const forget = (): void => void models.delete(app);
  app.onContextSwitch(forget);
  app.onSessionEnd(forget);
}

/**
 * `/wifiConfiguration` and `/wifiConfiguration/:serviceKey` (DEV-01). The router that is chosen on the page stands in
 * the query: another
 * path would be another page, which the focus moves to and what is typed is asked about before.
 */
export async function compose(app: App): Promise<ComponentType> {
  const desk = await app.forms();
  forgetWithAccount(app);
  return observer(function WifiRoute() {
    const { serviceKey } = useParams();
    const [query] = useSearchParams();
    const navigate = useNavigate();
    const [model] = useState(() => modelOf(app, desk));
    const watchForm = useCallback((form: RouterModel) => desk.unsaved.watch(form), []);
    return (
      <WifiScreen
        model={model}
        serviceKey={query.get(CHOSEN) ?? serviceKey}
        content={app.stores.siteContent.content.known}
        streetOf={(device) => {
          const address = serviceOf(device, app.stores.client.data.known?.products ?? [])?.address;
          return address === undefined ? undefined : streetLine(address);
        }}
        watchForm={watchForm}
        fetchPicture={fetchPicture}
        onChoose={(key) =>
          void navigate(
            { search: `?${new URLSearchParams({ [CHOSEN]: key })}` },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    );
  });
}
