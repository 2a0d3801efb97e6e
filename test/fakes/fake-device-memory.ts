import { NOTHING_REMEMBERED, type DeviceMemory, type DeviceMemoryPort } from "#domain/device/index.ts";

/** What a device remembers, for as long as the test lives. */
export function fakeDeviceMemory(kept: DeviceMemory = NOTHING_REMEMBERED): DeviceMemoryPort {
  let memory = kept;
  return { read: () => memory, write: (next) => void (memory = next) };
}
