import { findHelpLine, validateConfiguration } from "#domain/configuration/validate-configuration.ts";
import type {
  Configuration,
  ConfigurationError,
  ConfigurationLoadFailure,
  ConfigurationPort,
} from "#domain/configuration/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/** Relative to the portal's own origin. `index.html` preloads it. */
export const CONFIGURATION_PATH = "/config.json";

/** Time limit for the configuration; after it, the portal shows an error (ms). */
export const CONFIGURATION_TIMEOUT_MS = 10_000;

/**
 * Loads `config.json` from the portal's own host. Uses no library, because it counts against the budget of the login
 * page.
 */
export class HttpConfigurationAdapter implements ConfigurationPort {
  readonly #fetch: typeof fetch;
  readonly #timeoutMs: number;

  constructor(send: typeof fetch, timeoutMs = CONFIGURATION_TIMEOUT_MS) {
    this.#fetch = send;
    this.#timeoutMs = timeoutMs;
  }

  async read(): Promise<Result<Configuration, ConfigurationLoadFailure>> {
    const timeoutController = new AbortController();
    const { signal } = timeoutController;
    // Not AbortSignal.timeout: some supported browsers lack it.
    const timeoutTimer = setTimeout(() => timeoutController.abort(), this.#timeoutMs);
    let text: string;
    try {
      const response = await this.#fetch(CONFIGURATION_PATH, { signal });
      if (response.status !== 200) return failWith({ kind: "http", status: response.status });
      text = await response.text();
    } catch {
      return failWith({ kind: signal.aborted ? "timeout" : "unreachable" });
    } finally {
      clearTimeout(timeoutTimer);
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return failWith({ kind: "not-json", found: text.slice(0, EXCERPT_LENGTH) });
    }
    const validated = validateConfiguration(value);
    const errors = validated.ok ? await unknownOperationsOf(validated.value) : validated.failure;
    return validated.ok && errors.length === 0
      ? validated
      : failWith({ kind: "invalid", errors, helpLine: findHelpLine(value) });
  }
}

/**
 * Loads the names of operations only for a configuration that names some. Without its chunk the portal still starts.
 */
async function unknownOperationsOf(configuration: Configuration): Promise<readonly ConfigurationError[]> {
  const { supports, lacks } = configuration.provider;
  return (supports ?? lacks)
    ? import("#domain/configuration/find-unknown-operations.ts").then(
        (module) => module.findUnknownOperations(configuration),
        () => [],
      )
    : [];
}

const EXCERPT_LENGTH = 40;

function failWith(failure: ConfigurationLoadFailure): Result<never, ConfigurationLoadFailure> {
  return { ok: false, failure };
}
