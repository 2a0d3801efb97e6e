import type { Result } from "../shared-kernel/index.ts";
import type { ConfigurationError } from "./validators.ts";
import type { Configuration, HelpLineConfiguration } from "./configuration.ts";

/**
 * Reason why there is no configuration.
 *
 * - `timeout`: no response in time
 * - `unreachable`: no response
 * - `http`: a status other than 200
 * - `not-json`: the body is not JSON; `found` is its beginning
 * - `invalid`: the file is invalid; `helpLine` is set if that part is valid, so that customers can call
 */
export type ConfigurationLoadFailure =
  | { readonly kind: "timeout" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "http"; readonly status: number }
  | { readonly kind: "not-json"; readonly found: string }
  | {
      readonly kind: "invalid";
      readonly errors: readonly ConfigurationError[];
      readonly helpLine: HelpLineConfiguration | undefined;
    };

/** Configuration of the installation, read once before anything is rendered. */
export interface ConfigurationPort {
  /** Reads and validates the whole configuration. Never rejects. */
  read(): Promise<Result<Configuration, ConfigurationLoadFailure>>;
}
