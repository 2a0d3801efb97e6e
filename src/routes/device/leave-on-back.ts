import type { CreatedOnce } from "../../container/created-once.ts";
import { createNativeApp, type NativeApp } from "../../container/native-app.module.ts";

/**
 * Handles the app for a fallback page: while `element` is rendered, "back" leaves the app (WRAP-01), and a tapped
 * notification waits for the portal (ROUTE-08).
 */
export function leaveOnBack(page: Window, nativeApp: CreatedOnce<NativeApp>, element: Node): void {
  const { bridge, pendingPush } = nativeApp.get(() => createNativeApp(page));
  bridge.back.subscribe(() => {
    if (element.isConnected) void bridge.leave();
  });
  bridge.taps.subscribe((tap) => {
    if (element.isConnected) pendingPush.setPush(tap);
  });
  // An app sends no events before the page has sent a request.
  void bridge.device();
}
