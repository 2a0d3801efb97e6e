import { useEffect, useState } from "react";
import type { MobileDevicesPort } from "#domain/settings/index.ts";
import { ThisDeviceCard } from "#ui/features/settings/phone/this-device.view.tsx";
import { ThisDevice as ThisDeviceStore } from "#ui/stores/device/this-device.store.ts";
import type { App } from "../../boot/app.ts";
import { deviceOf } from "./in-app.tsx";

/** The phone that the customer holds, in the settings (SET-03). `onChanged`: its provider knows it otherwise now. */
export function ThisDevice({ app, devices, onChanged }: { readonly app: App; readonly devices: MobileDevicesPort; readonly onChanged: () => void }) {
  const [model] = useState(() => new ThisDeviceStore({ ...deviceOf(app), devices, intents: app.intentIds, changed: onChanged }));
  useEffect(() => void model.look(), [model]);
  return <ThisDeviceCard model={model} />;
}
