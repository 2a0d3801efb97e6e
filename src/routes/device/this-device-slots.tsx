import { useEffect, type ReactNode } from "react";
import type { MobileDevice, MobileDevicesPort } from "#domain/settings/index.ts";
import { ThisDeviceCard, ThisDeviceNote } from "#ui/features/settings/phone/this-device.view.tsx";
import { ThisDeviceStore } from "#ui/stores/device/this-device.store.ts";
import { onPageVisible } from "#ui/shell/on-page-visible.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import * as tokens from "../../container/tokens.ts";

/** Parts of the settings about this device: its card, and a note in the list of all devices. */
export interface ThisDeviceSlots {
  readonly card: ReactNode;
  readonly noteOn: (device: MobileDevice) => ReactNode;
}

/** Creates the parts for a settings page (SET-03). `changed`: called when the device has changed on the server. */
export function createThisDeviceSlots(
  { root }: AppContainer,
  devices: MobileDevicesPort,
  changed: () => void,
): ThisDeviceSlots {
  const model = new ThisDeviceStore({
    bridge: root.get(tokens.NATIVE_BRIDGE_PORT),
    registration: root.get(tokens.DEVICE_REGISTRATION_PORT),
    memory: root.get(tokens.DEVICE_MEMORY_PORT),
    idempotencyKeys: root.get(tokens.IDEMPOTENCY_KEY_PORT),
    devices,
    changed,
  });
  return { card: <ThisDevice model={model} />, noteOn: (device) => <ThisDeviceNote model={model} device={device} /> };
}

function ThisDevice({ model }: { readonly model: ThisDeviceStore }) {
  useEffect(() => {
    void model.refresh();
    return onPageVisible(document, () => void model.refreshFromDevice());
  }, [model]);
  return <ThisDeviceCard model={model} />;
}
