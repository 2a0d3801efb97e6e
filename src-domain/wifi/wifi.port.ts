import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { WifiRefusal } from "./wifi-refusal.ts";
import type { WifiDevice, WifiParameters } from "./wifi.ts";
import type { WifiParameterChange } from "./router-change-request.ts";

/** What is to be done with one router. The same intent id is one order, however often it is sent. */
export interface WifiOrder {
  readonly idempotencyKey: string;
  readonly serviceKey: string;
}

type TakenUp = Promise<Result<"taken-up", WifiRefusal | TransportFailure>>;

/**
 * The customer's routers (DEV-01 to DEV-03). What is taken up is under way from then on: `pendingOperation` says for
 * how long.
 */
export interface WifiPort {
  /** All of them (`getWifiHardware`), in the provider's order. */
  loadDevices(): Promise<Result<readonly WifiDevice[], TransportFailure>>;
  /** How one is set up now (`getWifiParams`); `refused` for a key that nobody has. */
  loadParameters(serviceKey: string): Promise<Result<WifiParameters, TransportFailure>>;
  /** Turns one network on or off (`switchWifiFrequency`). */
  switchFrequency(order: WifiOrder & { readonly frequencyType: string; readonly enabled: boolean }): TakenUp;
  /** Sets parameters: all of them, or none where one is refused (`setWifiParams`). */
  setParameters(order: WifiOrder & { readonly changes: readonly WifiParameterChange[] }): TakenUp;
  /** Puts everything back as it came from the factory (`setDefaultWifiParams`). */
  setDefaults(order: WifiOrder): TakenUp;
}
