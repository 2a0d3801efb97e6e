import type { ReactNode } from "react";
import type { App } from "../boot/app.ts";
import { CookieQuestion } from "./cookie-question.tsx";
import { ContainerContext } from "../container/use-service.tsx";
import { useNativeAppModule } from "./use-native-app-module.ts";

/** What comes to the login page when its form has long been usable. */
export interface LoginExtras {
  /** The bar about cookies (NAV-15); in the app, what goes with every page of a guest. */
  readonly bar: ReactNode;
  /** The ways in that the device has; in the app alone (WRAP-03). */
  readonly deviceLogin: ReactNode;
}

/** Takes away what the login page has said before: the device has something to say. */
type OnDeviceMessage = (former: undefined) => void;

export const createLoginExtras = ({ container }: App, onDeviceMessage: OnDeviceMessage): LoginExtras => ({
  bar: (
    <ContainerContext value={container.root}>
      <GuestPageExtras />
    </ContainerContext>
  ),
  deviceLogin: (
    <ContainerContext value={container.root}>
      <NativeAppPart part="DeviceLoginPanel" onDeviceMessage={onDeviceMessage} />
    </ContainerContext>
  ),
});

/** What goes with a page of a guest; inside the operator's app, what is done there. */
export function GuestPageExtras() {
  return (
    <>
      <CookieQuestion />
      <NativeAppPart part="GuestNativeAppEffects" />
    </>
  );
}

function NativeAppPart({
  part,
  ...props
}: {
  readonly part: "GuestNativeAppEffects" | "DeviceLoginPanel";
  readonly onDeviceMessage?: OnDeviceMessage;
}) {
  const Component = useNativeAppModule()?.[part];
  return Component === undefined ? null : <Component {...props} />;
}
