import { bridgeOf } from "../../container/native-bridge.ts";
import { letWait } from "./waiting-push.ts";

/**
 * A page that stands instead of the portal has nothing behind it: inside the app "back" puts the app away for as long
 * as `stands` is drawn (WRAP-01), and a
 * notification that is tapped waits for the portal (ROUTE-08).
 */
export function leaveOnBack(page: Window, stands: Node): void {
  const bridge = bridgeOf(page);
  bridge.back.subscribe(() => {
    if (stands.isConnected) void bridge.leave();
  });
  bridge.taps.subscribe((tap) => {
    if (stands.isConnected) letWait(tap);
  });
  // an app tells nothing to a page that has asked nothing
  void bridge.device();
}
