import { PROVIDER_PROFILES } from "#domain/configuration/configuration.ts";
import type { Fields } from "../decoding/fields.ts";
import { isOperationName, type OperationName } from "../operations.ts";
import type { DeclaredCapabilities } from "../gateway/supported-operations.ts";

/** Decodes what the provider says that it supports. Ignores operations that the contract does not have. */
export function decodeCapabilities(data: Fields): DeclaredCapabilities {
  const operations = (name: string): readonly OperationName[] => {
    const names = data.texts(name) ?? [];
    const known = names.filter(isOperationName);
    if (known.length < names.length) data.reportTolerated(name, "names of operations");
    return known;
  };
  return {
    profile: data.parsed("profile", (text) => PROVIDER_PROFILES.find((profile) => profile === text), "a profile"),
    supports: operations("supports"),
    lacks: operations("lacks"),
  };
}
