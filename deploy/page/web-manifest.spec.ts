import { expect, it } from "vitest";
import { FEATURE_OPERATIONS } from "#adapters/soap/feature-operations.ts";
import { SupportedOperations } from "#adapters/soap/gateway/supported-operations.ts";
import type { Configuration } from "#domain/configuration/index.ts";
import { routeAt } from "#domain/navigation/paths.ts";
import { asList, asRecord, asText } from "../../scripts/json.ts";
import { aConfiguration } from "#test/mothers/index.ts";
import { webManifest } from "./web-manifest.ts";

type Capabilities = Omit<Configuration["provider"], "serviceUrl">;

/** Returns the addresses of the shortcuts for a provider. */
function shortcutsFor(capabilities: Capabilities): readonly string[] {
  const provider = { serviceUrl: "/service", ...capabilities };
  const manifest: unknown = JSON.parse(webManifest(aConfiguration({ provider })));
  return asList(asRecord(manifest)["shortcuts"]).map((shortcut) => asText(asRecord(shortcut)["url"]));
}

it("(part of SW-09) has shortcuts to pages of the portal", () => {
  expect(shortcutsFor({}).map((url) => routeAt(url))).toEqual(["invoice", "myServices", "faq"]);
});

it.each<Capabilities>([
  {},
  { profile: "full", lacks: ["getFaq"] },
  { profile: "core" },
  { profile: "core", supports: ["getFaq"], lacks: ["getClientFinancialEntries"] },
  { profile: "login" },
  { profile: "login", supports: ["getClientFinancialEntries"] },
])("(part of SW-09) has shortcuts only to what the provider supports: %j", (capabilities) => {
  const supported = new SupportedOperations(capabilities);
  const isAvailable = (feature: "invoices" | "faq") =>
    FEATURE_OPERATIONS[feature].needs.every((operation) => supported.supports(operation));
  expect(shortcutsFor(capabilities)).toEqual([
    ...(isAvailable("invoices") ? ["/invoice"] : []),
    "/service/myServices",
    ...(isAvailable("faq") ? ["/faq"] : []),
  ]);
});
