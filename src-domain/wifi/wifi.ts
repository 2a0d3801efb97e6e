import type { Instant } from "../shared-kernel/index.ts";

/** Router of the customer (specification 3, Wifi device). */
export interface WifiDevice {
  readonly serviceKey: string;
  readonly city: string | undefined;
  readonly deviceType: string | undefined;
}

/**
 * Type of a parameter; decides its allowed values. `HIDDEN`: a flag that hides the network. `TEXT`: also a parameter
 * without a type, or with one that the portal does not know; it is a choice if it has acceptable values.
 */
export const PARAMETER_TYPES = [
  "SSID",
  "PASSWORD",
  "SECURITY",
  "CHANNEL",
  "CHOICE",
  "NUMBER",
  "FLAG",
  "HIDDEN",
  "TEXT",
] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number];

/** Returns true for a type whose values are `true` and `false`. */
export function isFlagType(type: ParameterType): boolean {
  return type === "FLAG" || type === "HIDDEN";
}

/** Parameter of one network (specification 3, Wifi parameters). */
export interface WifiParameter {
  /** Label for the customer, such as "Nazwa sieci". */
  readonly name: string;
  /** Name on the router; unique within a network. */
  readonly provName: string;
  readonly description: string | undefined;
  readonly type: ParameterType;
  readonly editable: boolean;
  /** Fixed prefix of the value; empty for none. */
  readonly prefix: string;
  /** Value without the prefix. */
  readonly value: string;
  /**
   * Allowed values: of a choice its values; of a number single values and ranges (`1-100`); empty if the type alone
   * decides.
   */
  readonly acceptableValues: readonly string[];
}

/** Network of a router, one per frequency. */
export interface WifiFrequency {
  /** `2.4GHz`, `5GHz`, `6GHz`, or another text of the server. */
  readonly frequencyType: string;
  readonly enabled: boolean;
  readonly parameters: readonly WifiParameter[];
}

/** Device connected to a router. */
export interface ConnectedDevice {
  readonly name: string | undefined;
  readonly frequencyType: string | undefined;
  readonly ipAddress: string | undefined;
  readonly macAddress: string | undefined;
}

export type WifiStatus = "online" | "offline" | "unknown";

/** Settings of a router. */
export interface WifiParameters {
  /** True while the router works: settings cannot be changed (DEV-01). */
  readonly pendingOperation: boolean;
  /** True if the status is displayed (DEV-05); it has its effects in any case. */
  readonly showStatus: boolean;
  readonly status: WifiStatus;
  readonly showConnectedDevices: boolean;
  readonly connectedDevices: readonly ConnectedDevice[];
  /** Time of the last reading of the router; `undefined` if unknown. */
  readonly readAt: Instant | undefined;
  readonly frequencies: readonly WifiFrequency[];
}

/** Returns the service of a router, which has the same key; `undefined` if it is not among `products`. */
export function routerServiceOf<Product extends { readonly productId: string }>(
  { serviceKey }: Pick<WifiDevice, "serviceKey">,
  products: readonly Product[],
): Product | undefined {
  return products.find(({ productId }) => productId === serviceKey);
}

/**
 * Sorts routers like the list of services; `serviceIds` are its ids in their order. Routers without a service are last.
 */
export function sortByServices(devices: readonly WifiDevice[], serviceIds: readonly string[]): readonly WifiDevice[] {
  const rank = ({ serviceKey }: WifiDevice): number => {
    const index = serviceIds.indexOf(serviceKey);
    return index === -1 ? serviceIds.length : index;
  };
  return devices.toSorted((one, other) => rank(one) - rank(other));
}
