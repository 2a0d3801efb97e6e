import type { Configuration } from "#domain/configuration/index.ts";
import { configurationFor } from "#sandbox/configuration/configuration.ts";

/** The demo operator's configuration, but for what `changes` says. */
export function aConfiguration(changes: Partial<Configuration> = {}): Configuration {
  return { ...configurationFor({ brand: "wiazka" }), ...changes };
}
