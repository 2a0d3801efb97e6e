import type { AssociatedDevice, BridgeFailure, DeviceRefusal } from "#domain/device/index.ts";
import type { DeviceKey } from "#domain/device/use-cases/enable-device-key.ts";
import type { DeviceCode, MobileDevice, SettingsRefusal } from "#domain/settings/index.ts";
import type { DevicesUnread } from "#domain/settings/use-cases/withdraw-key-login.ts";
import type { WriteOutcome } from "#domain/shared-kernel/index.ts";

/**
 * Reason why nothing changed: the owner refused, or the fingerprint did not match (`declined`); the device cannot do it
 * (`unable`), or the native app did not respond (`silent`); the server refused (`refused`), or its list could not
 * be read (`unread`). `unknown`: the response was lost, and the change may have been applied.
 */
export type DeviceProblem = "declined" | "unable" | "silent" | "refused" | "unread" | "unknown";

/** Enables or disables the login by a key. */
export type KeyChange = DeviceKey & { readonly isOn: boolean };

export type KeyChangeValue = AssociatedDevice | MobileDevice | undefined;

export type KeyChangeRefusal = DeviceRefusal | BridgeFailure | SettingsRefusal<DeviceCode> | DevicesUnread;

/** Returns the problem to show after the device failed to execute a request. */
export function problemOfBridge({ why }: BridgeFailure): DeviceProblem {
  switch (why) {
    case "declined":
    case "unable":
      return why;
    case "no-device":
    case "silent":
    case "broken":
      return "silent";
  }
}

/** Returns the problem to show after a change of a key. */
export function problemOfKeyChange(
  outcome: WriteOutcome<KeyChangeValue, KeyChangeRefusal> | undefined,
): DeviceProblem | undefined {
  switch (outcome?.kind) {
    case undefined:
    case "done":
    case "found-done":
    case "cancelled":
      return undefined;
    case "not-done":
      if (outcome.failure.kind === "bridge") return problemOfBridge(outcome.failure);
      return outcome.failure.kind === "devices-not-loaded" ? "unread" : "refused";
    case "unknown":
      return "unknown";
  }
}
