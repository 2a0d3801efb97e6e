import { EMPTY_DEVICE_MEMORY, type DeviceMemory, type DeviceMemoryPort } from "#domain/device/index.ts";

/** Memory of a device that lasts as long as the test. */
export function fakeDeviceMemory(initial: DeviceMemory = EMPTY_DEVICE_MEMORY): DeviceMemoryPort {
  let memory = initial;
  return { read: () => memory, write: (next) => void (memory = next) };
}
