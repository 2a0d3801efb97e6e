import { useNativeAppModule } from "./use-native-app-module.ts";

/** Removes the former message of the login page when the device has one. */
export type OnDeviceMessage = (former: undefined) => void;

/** Effects of a guest page inside the operator's app; nothing elsewhere. */
export function GuestPageExtras() {
  return <NativeAppPart part="GuestNativeAppEffects" />;
}

/** Part of the module for the operator's app; nothing elsewhere. */
export function NativeAppPart({
  part,
  ...props
}: {
  readonly part: "GuestNativeAppEffects" | "DeviceLoginPanel";
  readonly onDeviceMessage?: OnDeviceMessage;
}) {
  const Component = useNativeAppModule()?.[part];
  return Component === undefined ? null : <Component {...props} />;
}
