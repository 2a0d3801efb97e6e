import { ContainerModule } from "inversify";
import { DocumentDeviceMemoryAdapter } from "#adapters/browser/document-device-memory.adapter.ts";
import { NativeFileDownloadAdapter } from "#adapters/native-bridge/native-file-download.adapter.ts";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import { OncePerVisit } from "#ui/shell/once-per-visit.ts";
import { NativeAppSubscriptions } from "../boot/native-app-subscriptions.ts";
import { createNativeApp } from "./native-app.module.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  OPERATION_GATEWAY,
  CLOCK_PORT,
  DEVICE_LOGIN_PORT,
  DEVICE_MEMORY_PORT,
  DEVICE_REGISTRATIONS,
  DEVICE_REGISTRATION_PORT,
  FILE_DOWNLOAD_PORT,
  NATIVE_APP_SUBSCRIPTIONS,
  NATIVE_APP,
  NATIVE_BRIDGE_PORT,
  NATIVE_FILE_DOWNLOAD_PORT,
  PENDING_PUSH_STORE,
} from "./tokens.ts";

/** Operator's app that surrounds this page; without an app, a bridge without a device (WRAP-04). */
export const deviceModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(NATIVE_BRIDGE_PORT).toResolvedValue(
      (app, clock) => app.get(() => createNativeApp(window, clock)).bridge,
      [NATIVE_APP, CLOCK_PORT],
    );
    bind(PENDING_PUSH_STORE).toResolvedValue(
      (app, clock) => app.get(() => createNativeApp(window, clock)).pendingPush,
      [NATIVE_APP, CLOCK_PORT],
    );
    bind(DEVICE_LOGIN_PORT).toResolvedValue((gateway) => new SoapDeviceLoginAdapter(gateway), [OPERATION_GATEWAY]);
    bind(DEVICE_REGISTRATION_PORT).toResolvedValue(
      (gateway) => new SoapDeviceRegistrationAdapter(gateway),
      [OPERATION_GATEWAY],
    );
    bind(DEVICE_MEMORY_PORT).toResolvedValue(() => new DocumentDeviceMemoryAdapter(window));
    bind(NATIVE_FILE_DOWNLOAD_PORT).toResolvedValue(
      (bridge, browser) => new NativeFileDownloadAdapter(bridge, browser),
      [NATIVE_BRIDGE_PORT, FILE_DOWNLOAD_PORT],
    );
  }),
  portalStores: new ContainerModule(({ bind }) => {
    bind(DEVICE_REGISTRATIONS).toResolvedValue(() => new OncePerVisit());
    bind(NATIVE_APP_SUBSCRIPTIONS).toResolvedValue(() => new NativeAppSubscriptions());
  }),
} satisfies ContextModule;
