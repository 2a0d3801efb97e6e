import type { DeviceMemory } from "./device-memory.ts";

/**
 * Device memory that survives a logout. Synchronous. Unreadable data counts as empty; without storage nothing is saved.
 * Never throws.
 */
export interface DeviceMemoryPort {
  read(): DeviceMemory;
  /** Replaces the stored memory. */
  write(memory: DeviceMemory): void;
}
