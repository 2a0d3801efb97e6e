import { CONFIGURATION_PATH, CONFIGURATION_TIMEOUT_MS } from "#adapters/browser/http-configuration.adapter.ts";
import type { ConfigurationLoadFailure, ConfigurationError } from "#domain/configuration/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import type { FallbackPageDetail } from "../fallback-page.ts";
import pl from "./pl.json";

const t = texts(pl, "fallback-details");

/** Describes a configuration error for technicians: the whole first, then each field. */
export function describeConfigurationLoadFailure(failure: ConfigurationLoadFailure): readonly FallbackPageDetail[] {
  switch (failure.kind) {
    case "timeout":
      return [{ at: CONFIGURATION_PATH, what: t("kind.timeout", { seconds: CONFIGURATION_TIMEOUT_MS / 1_000 }) }];
    case "unreachable":
      return [{ at: CONFIGURATION_PATH, what: t("kind.unreachable") }];
    case "http":
      return [{ at: CONFIGURATION_PATH, what: t("kind.http", { status: failure.status }) }];
    case "not-json":
      return [{ at: CONFIGURATION_PATH, what: t("kind.not-json", { found: failure.found || t("nothing") }) }];
    case "invalid":
      return [{ at: CONFIGURATION_PATH, what: t("kind.faults") }, ...failure.errors.map(describeError)];
  }
}

function describeError({ at, expects, bounds = "", found }: ConfigurationError): FallbackPageDetail {
  const expected = t(`expects.${expects}`, { bounds });
  return { at: at === "" ? t("fault.whole") : at, what: t("fault.is", { found: found || t("nothing"), expected }) };
}
