import type { Result } from "../shared-kernel/index.ts";
import type { ConfigurationFault } from "./validators.ts";
import type { Configuration, HelpLineConfiguration } from "./configuration.ts";

/**
 * Why there is no configuration.
 *
 * - `timeout`: no answer in time
 * - `unreachable`: no answer at all
 * - `http`: an answer of this status, not 200
 * - `not-json`: `found` is how it begins: another page, half a file, nothing
 * - `faults`: it was read, and is wrong; `desk` is whom a customer can call all the same
 */
export type ConfigurationFailure =
  | { readonly kind: "timeout" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "http"; readonly status: number }
  | { readonly kind: "not-json"; readonly found: string }
  | {
      readonly kind: "faults";
      readonly faults: readonly ConfigurationFault[];
      readonly helpLine: HelpLineConfiguration | undefined;
    };

/** Where an installation's configuration is read, once, before anything is drawn. */
export interface ConfigurationPort {
  /** What was read and judged, all of it. Never rejects. */
  read(): Promise<Result<Configuration, ConfigurationFailure>>;
}
