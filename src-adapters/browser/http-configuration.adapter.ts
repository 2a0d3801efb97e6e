import { findHelpLine, validateConfiguration } from "#domain/configuration/validate-configuration.ts";
import type { Configuration, ConfigurationFailure, ConfigurationPort } from "#domain/configuration/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/** Relative to the portal's own origin, wherever the page is. `index.html` has asked for it ahead. */
export const CONFIGURATION_PATH = "/config.json";

/** A portal that is told nothing for so long says so, ms. */
export const CONFIGURATION_TIMEOUT_MS = 10_000;

/** `config.json` from the portal's own host. On the login page's budget: no library. */
export class HttpConfigurationAdapter implements ConfigurationPort {
  readonly #fetch: typeof fetch;
  readonly #timeoutMs: number;

  constructor(send: typeof fetch, timeoutMs = CONFIGURATION_TIMEOUT_MS) {
    this.#fetch = send;
    this.#timeoutMs = timeoutMs;
  }

  async read(): Promise<Result<Configuration, ConfigurationFailure>> {
    const timeoutController = new AbortController();
    const { signal } = timeoutController;
    // AbortSignal.timeout would shut browsers out that lack nothing else
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
    return validated.ok
      ? validated
      : failWith({ kind: "faults", faults: validated.failure, helpLine: findHelpLine(value) });
  }
}

const EXCERPT_LENGTH = 40;

function failWith(failure: ConfigurationFailure): Result<never, ConfigurationFailure> {
  return { ok: false, failure };
}
