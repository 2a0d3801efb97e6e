import type { ConfigurationFailure } from "./configuration.port.ts";

/**
 * What was lacking where the configuration could not be had.
 *
 * - `network`: the device's own; what its owner can mend.
 * - `answer`: none came although there is a network; the next one may bring it.
 * - `file`: an answer came, and is not the file. Another try does not mend that.
 */
export type ConfigurationError = "network" | "answer" | "file";

/** `online`: whether the device has a network. */
export function configurationErrorCause(
  { kind }: Pick<ConfigurationFailure, "kind">,
  online: boolean,
): ConfigurationError {
  if (kind !== "unreachable" && kind !== "timeout") return "file";
  return online ? "answer" : "network";
}
