import type { IConfiguration } from "dependency-cruiser";
import { GENERAL_RULES } from "./general-rules.ts";
import { PORTAL_LAYER_RULES } from "./portal-layer-rules.ts";
import { SPEC, type ImportRule } from "./rule-patterns.ts";
import { TOOL_RULES } from "./tool-rules.ts";

/**
 * Allowed dependencies between contexts of the domain (`docs/context-map.json`): context to the contexts that it reads.
 */
export type ContextMap = ReadonlyMap<string, readonly string[]>;

/** Creates one rule for each context that forbids imports of the contexts it may not read. */
function contextMapRules(map: ContextMap): readonly ImportRule[] {
  const known = [...map].map(([context, reads]): ImportRule => ({
    name: `context-map-${context}`,
    severity: "error",
    comment: `docs/context-map.json lists the contexts that ${context} may read.`,
    from: { path: `^src-domain/${context}/`, pathNot: SPEC },
    to: { path: "^src-domain/", pathNot: `^src-domain/(${[context, ...reads].join("|")})/` },
  }));
  const names = [...map.keys()].join("|");
  return [
    ...known,
    {
      name: "context-map-complete",
      severity: "error",
      comment: "A context that is not on the map may not read other contexts.",
      from: { path: "^src-domain/([^/]+)/", pathNot: [`^src-domain/(${names})/`, SPEC] },
      to: { path: "^src-domain/", pathNot: "^src-domain/$1/" },
    },
  ];
}

/** Returns all import rules for a tree with this context map. */
export function rulesFor(map: ContextMap): readonly ImportRule[] {
  return [...PORTAL_LAYER_RULES, ...TOOL_RULES, ...GENERAL_RULES, ...contextMapRules(map)];
}

/**
 * Options for reading and resolving modules. The parser is set because the default one ignores `export type … from`
 * (patch-using-statement.ts). Without `exportsFields` and `conditionNames` an ESM-only package is not resolved and
 * passes every rule.
 */
export const CRUISE_OPTIONS: NonNullable<IConfiguration["options"]> = {
  doNotFollow: { path: ["node_modules"] },
  parser: "swc",
  tsPreCompilationDeps: true,
  combinedDependencies: false,
  detectProcessBuiltinModuleCalls: true,
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "node", "default", "types"],
    extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
  },
};
