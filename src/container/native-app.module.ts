import { SystemClockAdapter } from "#adapters/browser/system-clock.adapter.ts";
import { NoNativeBridgeAdapter } from "#adapters/native-bridge/no-native-bridge.adapter.ts";
import { findNativeChannel } from "#adapters/native-bridge/native-channel.ts";
import { ChannelNativeBridgeAdapter } from "#adapters/native-bridge/channel-native-bridge.adapter.ts";
import type { NativeBridgePort } from "#domain/device/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { PendingPushStore } from "#ui/stores/device/pending-push.store.ts";

/** Operator's app that surrounds this page. It outlives the portal: fallback pages use it, too. */
export interface NativeApp {
  /** Single bridge: the app accepts one channel per page. */
  readonly bridge: NativeBridgePort;
  readonly pendingPush: PendingPushStore;
}

/** Creates the bridge to the app that surrounds `page`; in a browser, a bridge without a device (WRAP-04). */
export function createNativeApp(page: Window, clock: ClockPort = new SystemClockAdapter()): NativeApp {
  const channel = findNativeChannel(page);
  return {
    bridge:
      channel === undefined
        ? new NoNativeBridgeAdapter()
        : new ChannelNativeBridgeAdapter({ channel, clock, conversation: crypto.randomUUID() }),
    pendingPush: new PendingPushStore(),
  };
}
