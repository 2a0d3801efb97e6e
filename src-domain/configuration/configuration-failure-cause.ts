import type { ConfigurationLoadFailure } from "./configuration.port.ts";

/**
 * Cause of a configuration that failed to load.
 *
 * - `network`: the device is offline; the user can fix it.
 * - `answer`: the device is online but the server did not respond; a retry may help.
 * - `file`: the server responded with something else; a retry does not help.
 */
export type ConfigurationFailureCause = "network" | "answer" | "file";

/** Maps a failure to its cause. `online`: true if the device has a network. */
export function configurationFailureCauseOf(
  { kind }: Pick<ConfigurationLoadFailure, "kind">,
  online: boolean,
): ConfigurationFailureCause {
  if (kind !== "unreachable" && kind !== "timeout") return "file";
  return online ? "answer" : "network";
}
