import type { ReactNode } from "react";
import { CookieQuestion } from "./cookie-question.tsx";
import { useNativeAppModule } from "./use-native-app-module.ts";

/** Removes the former message of the login page when the device has one. */
export type OnDeviceMessage = (former: undefined) => void;

/** Cookie bar of a guest page, or a question that comes before it; inside the operator's app, also its effects. */
export function GuestPageExtras({ question }: { readonly question?: ReactNode }) {
  return (
    <>
      {question ?? <CookieQuestion />}
      <NativeAppPart part="GuestNativeAppEffects" />
    </>
  );
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
