import { ContainerModule } from "inversify";
import { DocumentDeviceMemoryAdapter } from "#adapters/browser/document-device-memory.adapter.ts";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import { bridgeOf } from "./native-bridge.ts";
import type { ContextModule } from "./portal-container.ts";
import {
  CALLER,
  CLOCK_PORT,
  DEVICE_LOGIN_PORT,
  DEVICE_MEMORY_PORT,
  DEVICE_REGISTRATION_PORT,
  NATIVE_BRIDGE_PORT,
} from "./tokens.ts";

/** The operator's app around this page; without an app, a bridge that has nothing (WRAP-04). */
export const deviceModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(NATIVE_BRIDGE_PORT).toResolvedValue((clock) => bridgeOf(window, clock), [CLOCK_PORT]);
    bind(DEVICE_LOGIN_PORT).toResolvedValue((caller) => new SoapDeviceLoginAdapter(caller), [CALLER]);
    bind(DEVICE_REGISTRATION_PORT).toResolvedValue((caller) => new SoapDeviceRegistrationAdapter(caller), [CALLER]);
    bind(DEVICE_MEMORY_PORT).toResolvedValue(() => new DocumentDeviceMemoryAdapter(window));
  }),
} satisfies ContextModule;
