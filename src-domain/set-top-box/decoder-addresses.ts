import { addressLine, allVisibleProducts, type Product } from "../products/index.ts";
import type { Decoder } from "./decoder.ts";

type Numbers = Pick<Decoder, "caCard" | "serialNumber">;

const isSameDevice = (one: Numbers, other: Numbers): boolean =>
  (one.serialNumber !== undefined && one.serialNumber === other.serialNumber) ||
  (one.caCard !== undefined && one.caCard === other.caCard);

/**
 * Returns the addresses of decoders: of the service whose hardware a decoder is. Decoders at one address only need none,
 * so that none is returned.
 */
export function decoderAddresses(
  decoders: readonly Decoder[],
  products: readonly Product[],
): ReadonlyMap<Decoder, string> {
  const services = allVisibleProducts(products);
  const addresses = new Map<Decoder, string>();
  for (const decoder of decoders) {
    const service = services.find(({ hardware }) => hardware.some((device) => isSameDevice(device, decoder)));
    const address = service?.address === undefined ? undefined : addressLine(service.address);
    if (address !== undefined) addresses.set(decoder, address);
  }
  return new Set(addresses.values()).size > 1 ? addresses : new Map();
}
