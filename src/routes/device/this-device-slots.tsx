import { useEffect, type ReactNode } from "react";
import type { MobileDevice, MobileDevicesPort } from "#domain/settings/index.ts";
import { ThisDeviceCard, ThisDeviceNote } from "#ui/features/settings/phone/this-device.view.tsx";
import { ThisDeviceStore } from "#ui/stores/device/this-device.store.ts";
import { onPageVisible } from "#ui/shell/on-page-visible.ts";
import type { AppContainer } from "../../container/context-loaders.ts";
import * as tokens from "../../container/tokens.ts";

/**
 * The phone that the customer holds, in the settings: a card of its own, and what the list of all devices adds to it.
 */
export interface ThisDeviceSlots {
  readonly card: ReactNode;
  readonly noteOn: (device: MobileDevice) => ReactNode;
}

/** Made once for a page of settings (SET-03). `changed`: its provider knows the phone otherwise now. */
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
