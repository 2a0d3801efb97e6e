import { addressLine } from "./address.ts";
import { allVisibleProducts, type Product, type ProductHardware } from "./product.ts";

type Numbers = Pick<ProductHardware, "caCard" | "serialNumber">;

const isSameDevice = (one: Numbers, other: Numbers): boolean =>
  (one.serialNumber !== undefined && one.serialNumber === other.serialNumber) ||
  (one.caCard !== undefined && one.caCard === other.caCard);

/**
 * Returns the addresses of devices: of the service whose hardware a device is. Devices at one address only need none,
 * so that none is returned.
 */
export function deviceAddresses<Device extends Numbers>(
  devices: readonly Device[],
  products: readonly Product[],
): ReadonlyMap<Device, string> {
  const services = allVisibleProducts(products);
  const addresses = new Map<Device, string>();
  for (const device of devices) {
    const service = services.find(({ hardware }) => hardware.some((own) => isSameDevice(own, device)));
    const address = service?.address === undefined ? undefined : addressLine(service.address);
    if (address !== undefined) addresses.set(device, address);
  }
  return new Set(addresses.values()).size > 1 ? addresses : new Map<Device, string>();
}
