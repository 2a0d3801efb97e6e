import { associateDevice, type AssociateDevicePorts } from "#domain/device/use-cases/associate-device.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";

export interface RegisterDeviceDependencies extends AssociateDevicePorts {
  readonly idempotencyKeys: IdempotencyKeyPort;
}

/**
 * Registers the device on which the customer uses the native app (WRAP-02). Each registration has a new idempotency
 * key. Shows no failure: an unregistered device gets no notifications and is registered at the next login.
 */
export async function registerDevice({
  bridge,
  registration,
  idempotencyKeys,
}: RegisterDeviceDependencies): Promise<"registered" | "not-registered" | "no-device"> {
  const outcome = await associateDevice({ bridge, registration }, new IdempotencyKeyIssuer(idempotencyKeys));
  switch (outcome.kind) {
    case "done":
    case "found-done":
      return "registered";
    case "not-done":
      return outcome.failure.kind === "bridge" ? "no-device" : "not-registered";
    case "unknown":
    case "cancelled":
      return "not-registered";
  }
}
