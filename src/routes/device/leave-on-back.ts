import type { CreatedOnce } from "../../container/created-once.ts";
import { createNativeApp, type NativeApp } from "../../container/native-app.module.ts";

/**
 * A page that stands instead of the portal has nothing behind it: inside the app "back" puts the app away for as long
 * as `stands` is drawn (WRAP-01), and a
 * notification that is tapped waits for the portal (ROUTE-08).
 */
export function leaveOnBack(page: Window, nativeApp: CreatedOnce<NativeApp>, element: Node): void {
  const { bridge, waitingPush } = nativeApp.get(() => createNativeApp(page));
  bridge.back.subscribe(() => {
    if (element.isConnected) void bridge.leave();
  });
  bridge.taps.subscribe((tap) => {
    if (element.isConnected) waitingPush.keep(tap);
  });
  // an app tells nothing to a page that has asked nothing
  void bridge.device();
}
