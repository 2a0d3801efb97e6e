import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { NoNativeBridgeAdapter } from "#adapters/native-bridge/no-native-bridge.adapter.ts";
import { findNativeChannel } from "#adapters/native-bridge/native-channel.ts";
import { WrapperBridgeAdapter } from "#adapters/native-bridge/wrapper-bridge.adapter.ts";
import type { NativeBridgePort } from "#domain/device/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { WaitingPushStore } from "#ui/stores/device/waiting-push.store.ts";

/** The operator's app around this page. It outlives the portal: a page that stands instead of the portal uses it, too. */
export interface NativeApp {
  /** The app accepts one conversation per page. */
  readonly bridge: NativeBridgePort;
  readonly waitingPush: WaitingPushStore;
}

/** Creates the bridge to the app around `page`; in a browser, a bridge that has no device (WRAP-04). */
export function createNativeApp(page: Window, clock: ClockPort = new SystemClockAdapter()): NativeApp {
  const channel = findNativeChannel(page);
  return {
    bridge:
      channel === undefined
        ? new NoNativeBridgeAdapter()
        : new WrapperBridgeAdapter({ channel, clock, conversation: crypto.randomUUID() }),
    waitingPush: new WaitingPushStore(),
  };
}
