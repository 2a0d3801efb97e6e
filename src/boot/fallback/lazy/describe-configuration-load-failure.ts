import type { ConfigurationLoadFailure, ConfigurationError } from "#domain/configuration/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import type { FallbackPageDetail } from "../fallback-page.ts";
import pl from "./pl.json";

const t = texts(pl);

/** Path and time limit (ms) of the configuration request. */
export interface ConfigurationRequest {
  readonly path: string;
  readonly timeoutMs: number;
}

/** Describes a configuration error for technicians: the whole first, then each field. */
export function describeConfigurationLoadFailure(
  failure: ConfigurationLoadFailure,
  { path, timeoutMs }: ConfigurationRequest,
): readonly FallbackPageDetail[] {
  switch (failure.kind) {
    case "timeout":
      return [{ at: path, what: t("kind.timeout", { seconds: timeoutMs / 1_000 }) }];
    case "unreachable":
      return [{ at: path, what: t("kind.unreachable") }];
    case "http":
      return [{ at: path, what: t("kind.http", { status: failure.status }) }];
    case "not-json":
      return [{ at: path, what: t("kind.not-json", { found: failure.found || t("nothing") }) }];
    case "invalid":
      return [{ at: path, what: t("kind.faults") }, ...failure.errors.map(describeError)];
  }
}

function describeError({ at, expects, bounds = "", found }: ConfigurationError): FallbackPageDetail {
  const expected = t(`expects.${expects}`, { bounds });
  return { at: at === "" ? t("fault.whole") : at, what: t("fault.is", { found: found || t("nothing"), expected }) };
}
