import type { DeviceMemory } from "./device-memory.ts";

/**
 * Where the device remembers what a logout must not take away: that it was one, and which keys there were. Synchronous.
 * What cannot be read is nothing
 * remembered; where nothing can be kept, nothing is. Never throws.
 */
export interface DeviceMemoryPort {
  read(): DeviceMemory;
  /** Keeps this instead of what was kept. */
  write(memory: DeviceMemory): void;
}
