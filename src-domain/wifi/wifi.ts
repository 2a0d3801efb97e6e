import type { Instant } from "../shared-kernel/index.ts";

/** A router that the customer has (specification 3, Wifi device). */
export interface WifiDevice {
  readonly serviceKey: string;
  readonly city: string | undefined;
  readonly deviceType: string | undefined;
}

/**
 * What a parameter may hold is known by its type. `OTHER`: a type that this portal does not know, and does not change.
 */
export const PARAMETER_TYPES = ["SSID", "PASSWORD", "SECURITY", "CHANNEL", "CHOICE", "NUMBER", "FLAG", "TEXT"] as const;
export type ParameterType = (typeof PARAMETER_TYPES)[number] | "OTHER";

/** One parameter of one network (specification 3, Wifi parameters). */
export interface WifiParameter {
  /** As the customer reads it: "Nazwa sieci". */
  readonly name: string;
  /** As the router knows it; one of its kind in a network. */
  readonly provName: string;
  readonly description: string | undefined;
  readonly type: ParameterType;
  readonly editable: boolean;
  /** Stands before the value and is not the customer's to change; empty for none. */
  readonly prefix: string;
  /** Without the prefix. */
  readonly value: string;
  /** Of a choice its values; of a number single ones and ranges (`1-100`); empty where the type alone decides. */
  readonly acceptableValues: readonly string[];
}

/** A network: one for each frequency of a router. */
export interface WifiFrequency {
  /** `2.4GHz`, `5GHz`, `6GHz`, or whatever the provider calls another. */
  readonly frequencyType: string;
  readonly enabled: boolean;
  readonly parameters: readonly WifiParameter[];
}

/** Something that is connected to a router. */
export interface ConnectedDevice {
  readonly name: string | undefined;
  readonly frequencyType: string | undefined;
  readonly ipAddress: string | undefined;
  readonly macAddress: string | undefined;
}

export type WifiStatus = "ONLINE" | "OFFLINE" | "UNKNOWN";

/** How a router is set up. */
export interface WifiParameters {
  /** The router carries something out: nothing can be changed until it has (DEV-01). */
  readonly pendingOperation: boolean;
  /** Whether the customer is to see the status (DEV-05); it counts all the same. */
  readonly showStatus: boolean;
  readonly status: WifiStatus;
  readonly showConnectedDevices: boolean;
  readonly connectedDevices: readonly ConnectedDevice[];
  /** When the router was asked last; `undefined` when nobody says. */
  readonly readAt: Instant | undefined;
  readonly frequencies: readonly WifiFrequency[];
}

/**
 * The service by which the customer has a router: the two carry one key. `undefined` where it is not among `products`.
 */
export function serviceOf<Product extends { readonly productId: string }>(
  { serviceKey }: Pick<WifiDevice, "serviceKey">,
  products: readonly Product[],
): Product | undefined {
  return products.find(({ productId }) => productId === serviceKey);
}
