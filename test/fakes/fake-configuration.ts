import {
  findHelpLine,
  findUnknownOperations,
  validateConfiguration,
  type ConfigurationPort,
} from "#domain/configuration/index.ts";
import { fail } from "#domain/shared-kernel/index.ts";

const SHOWN = 40;

/** Response to the request for the configuration: a text with a status, no server, or no response in time. */
export type FakeServed = { readonly text: string; readonly status?: number } | "nothing" | "silence";

/** Configuration that the test serves. */
export function fakeConfiguration(served: FakeServed): ConfigurationPort {
  return {
    async read() {
      if (served === "nothing") return fail({ kind: "unreachable" });
      if (served === "silence") return fail({ kind: "timeout" });
      const { text, status = 200 } = served;
      if (status !== 200) return fail({ kind: "http", status });
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return fail({ kind: "not-json", found: text.slice(0, SHOWN) });
      }
      const validated = validateConfiguration(value);
      const errors = validated.ok ? findUnknownOperations(validated.value) : validated.failure;
      return validated.ok && errors.length === 0
        ? validated
        : fail({ kind: "invalid", errors, helpLine: findHelpLine(value) });
    },
  };
}
