import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { WifiRefusal } from "./wifi-refusal.ts";
import type { WifiDevice, WifiParameters } from "./wifi.ts";
import type { WifiParameterChange } from "./router-change-request.ts";

/** Order for one router. The same idempotency key has one effect, even when sent again. */
export interface WifiOrder {
  readonly idempotencyKey: string;
  readonly serviceKey: string;
}

type TakenUp = Promise<Result<"taken-up", WifiRefusal | TransportFailure>>;

/** Routers of the customer (DEV-01 to DEV-03). An accepted order is pending while `pendingOperation` is true. */
export interface WifiPort {
  /** Loads all routers (`getWifiHardware`), in the server's order. */
  loadDevices(): Promise<Result<readonly WifiDevice[], TransportFailure>>;
  /** Loads the settings of a router (`getWifiParams`); `refused` for an unknown key. */
  loadParameters(serviceKey: string): Promise<Result<WifiParameters, TransportFailure>>;
  /** Turns a network on or off (`switchWifiFrequency`). */
  switchFrequency(order: WifiOrder & { readonly frequencyType: string; readonly enabled: boolean }): TakenUp;
  /** Sets parameters (`setWifiParams`): all of them, or none when one is refused. */
  setParameters(order: WifiOrder & { readonly changes: readonly WifiParameterChange[] }): TakenUp;
  /** Restores the factory settings (`setDefaultWifiParams`). */
  setDefaults(order: WifiOrder): TakenUp;
}
