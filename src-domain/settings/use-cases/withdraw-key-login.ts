import type { MobileDevice, MobileDevicesPort } from "../mobile-devices.port.ts";
import type { DeviceCode, SettingsRefusal } from "../settings-refusal.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";

/** Dependencies of `withdrawKeyLogin`. */
export interface WithdrawKeyLoginPorts {
  /** Deletes the key on the device. */
  readonly deleteKey: () => Promise<unknown>;
  readonly devices: Pick<MobileDevicesPort, "load" | "edit">;
}

/** The list of devices could not be read, so no change was sent. */
export interface DevicesUnread {
  readonly kind: "devices-not-loaded";
}

/**
 * Withdraws the login by a key on the server, then deletes the key on the device (SET-03). Resolves with the listed
 * device; with `undefined` if it is no longer listed and only the key was deleted. Re-reads the list after a lost
 * response. Fails with `devices-unread`, `settings-refused` or a transport failure; the key then stays.
 */
export async function withdrawKeyLogin(
  { deleteKey, devices }: WithdrawKeyLoginPorts,
  { deviceId, permission }: { readonly deviceId: string; readonly permission: "rememberMe" | "biometric" },
  key: WriteKey,
): Promise<WriteOutcome<MobileDevice | undefined, SettingsRefusal<DeviceCode> | DevicesUnread>> {
  const load = async () => {
    const known = await devices.load();
    return known.ok ? known.value.filter((one) => one.deviceId === deviceId) : undefined;
  };
  const listed = await load();
  if (listed === undefined) return { kind: "not-done", failure: { kind: "devices-not-loaded" } };
  const [former] = listed;
  if (former === undefined) {
    await deleteKey();
    return { kind: "done", value: undefined };
  }
  const device: MobileDevice = { ...former, [permission]: false };
  const outcome = await executeWrite<MobileDevice, SettingsRefusal<DeviceCode>>(key, {
    content: [device],
    send: (idempotencyKey) => devices.edit({ idempotencyKey, device }),
    verifyApplied: async () => (await load())?.every((one) => !one[permission]),
  });
  if (outcome.kind !== "not-done" && outcome.kind !== "unknown") await deleteKey();
  return outcome;
}
