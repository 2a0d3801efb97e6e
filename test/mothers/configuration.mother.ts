import type { Configuration } from "#domain/configuration/index.ts";
import { configurationFor } from "#sandbox/configuration/configuration.ts";

/** Configuration of the demo operator with `changes`. */
export function aConfiguration(changes: Partial<Configuration> = {}): Configuration {
  return { ...configurationFor({ brand: "wiazka" }), ...changes };
}
