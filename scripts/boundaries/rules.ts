import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

/**
 * Allowed dependencies between contexts of the domain (`docs/context-map.json`): context to the contexts that it reads.
 */
export type ContextMap = ReadonlyMap<string, readonly string[]>;

type Rule = IForbiddenRuleType;

const SPEC = "\\.spec\\.tsx?$";

/** Returns the path pattern of packages, wherever the root of the tree is. */
const packages = (...names: readonly string[]): string => `(^|/)node_modules/(@types/)?(${names.join("|")})/`;

/** Pattern of own code in any folder; packages and Node's modules have rules of their own. */
const OWN_CODE = "^(src|src-domain|src-adapters|src-ui|sandbox|gallery|bench|conformance|deploy|test|scripts)/";
const PACKAGE = "(^|/)node_modules/";

/**
 * Restricts the imports of a folder to a list of own paths and a list of packages. Its specs may also import test
 * tools.
 */
function layerRules(
  name: string,
  from: string,
  ours: readonly string[],
  npm: readonly string[],
  comment: string,
): readonly Rule[] {
  const packagesAllowed = npm.length === 0 ? [] : [packages(...npm)];
  return [
    {
      name: `${name}-imports`,
      severity: "error",
      comment,
      from: { path: from, pathNot: SPEC },
      to: { path: OWN_CODE, pathNot: [...ours] },
    },
    {
      name: `${name}-packages`,
      severity: "error",
      comment,
      from: { path: from, pathNot: SPEC },
      to: { path: PACKAGE, pathNot: packagesAllowed },
    },
  ];
}

const LAYER_RULES: readonly Rule[] = [
  ...layerRules(
    "domain",
    "^src-domain/",
    ["^src-domain/"],
    ["luxon", "rxjs"],
    "The rules of the business are pure: they know luxon, rxjs and each other.",
  ),
  ...layerRules(
    "stores",
    "^src-ui/stores/",
    ["^src-ui/stores/", "^src-domain/"],
    ["mobx", "rxjs"],
    "A store exposes the domain; it knows neither React nor the protocol of the server.",
  ),
  ...layerRules(
    "design-system",
    "^src-ui/design-system/",
    ["^src-ui/design-system/"],
    ["react", "react-dom", "lucide-react", "dompurify", "@maskito", "uqr"],
    "The components know nothing of the portal.",
  ),
  ...layerRules(
    "shared",
    "^src-ui/shared/",
    ["^src-ui/(shared|design-system)/", "^src-domain/"],
    ["react", "react-dom", "lucide-react", "@tanstack/react-virtual", "mobx", "class-validator", "@maskito", "i18next"],
    "Code that features share: texts, money and dates, form models, badges, rows of long lists.",
  ),
  ...layerRules(
    "shell",
    "^src-ui/shell/",
    ["^src-ui/(shell|stores|shared|design-system)/", "^src-domain/"],
    ["react", "react-dom", "react-router-dom", "mobx", "mobx-react-lite", "lucide-react", "dompurify"],
    "The frame around the screens; it does not know which screens there are.",
  ),
  ...layerRules(
    "gallery",
    "^gallery/",
    [
      "^gallery/",
      "^src-ui/(design-system|shared)/",
      "^src-ui/shell/.*\\.view\\.tsx$",
      "^src-ui/(features|shell)/.*\\.css$",
      "^src-domain/",
      "^src-adapters/storage/session-drafts\\.adapter\\.ts$",
    ],
    ["react", "react-dom", "lucide-react", "@maskito"],
    "The gallery draws components and views by hand: it has neither stores nor screens. Its form keeps a real draft.",
  ),
  {
    name: "no-gallery-imports",
    severity: "error",
    comment: "The portal must not import the gallery.",
    from: { pathNot: ["^gallery/"] },
    to: { path: "^gallery/" },
  },
  {
    name: "no-bench-imports",
    severity: "error",
    comment: "Only the bench may import the bench.",
    from: { pathNot: ["^bench/"] },
    to: { path: "^bench/" },
  },
  ...layerRules(
    "conformance",
    "^conformance/(?!self-test/)",
    [
      "^conformance/(?!self-test/)",
      "^src-adapters/soap/",
      "^src-adapters/browser/system-clock\\.adapter\\.ts$",
      "^src-domain/",
      "^scripts/(json|contract/read-contract)\\.ts$",
    ],
    ["libxml2-wasm", "ajv", "ws", "rxjs", "saxes", "node"],
    "The conformance kit validates by the contract and the portal's own decoders; it is shipped without the sandbox.",
  ),
  ...layerRules(
    "conformance-self-test",
    "^conformance/self-test/",
    ["^conformance/", "^sandbox/(start-sandbox|demo/logins)\\.ts$", "^scripts/json\\.ts$"],
    ["node"],
    "The self-test plants faults into the sandbox; it is not shipped.",
  ),
  {
    name: "no-conformance-imports",
    severity: "error",
    comment: "Only the conformance kit, proof and tests may import the kit.",
    from: { pathNot: ["^conformance/", "^scripts/proof/", "^test/"] },
    to: { path: "^conformance/" },
  },
  {
    name: "features-imports",
    severity: "error",
    comment: "A feature may import stores, components and the domain, but no other feature and no adapter.",
    from: { path: "^src-ui/features/([^/]+)/", pathNot: SPEC },
    to: {
      path: OWN_CODE,
      pathNot: ["^src-ui/features/$1/", "^src-ui/(stores|shared|design-system)/", "^src-domain/"],
    },
  },
  {
    name: "features-packages",
    severity: "error",
    comment:
      "A feature renders its screen and keeps its state; dates, texts, the wire and the address bar belong elsewhere.",
    from: { path: "^src-ui/features/", pathNot: SPEC },
    to: {
      path: PACKAGE,
      pathNot: [packages("react", "mobx", "mobx-react-lite", "lucide-react", "rxjs", "@tanstack/react-virtual")],
    },
  },
  {
    name: "adapters-imports",
    severity: "error",
    comment: "An adapter may import the domain's ports and itself, but no other adapter and no screen.",
    from: { path: "^src-adapters/([^/]+)/", pathNot: SPEC },
    to: { path: OWN_CODE, pathNot: ["^src-adapters/$1/", "^src-domain/"] },
  },
  {
    name: "adapters-packages",
    severity: "error",
    comment: "An adapter may import the library of its technology, but none for views or state.",
    from: { path: "^src-adapters/", pathNot: SPEC },
    to: {
      path: packages(
        "react",
        "react-dom",
        "react-router",
        "react-router-dom",
        "mobx",
        "mobx-react-lite",
        "inversify",
        "i18next",
        "lucide-react",
      ),
    },
  },
  {
    name: "no-dev-code-in-root",
    severity: "error",
    comment: "The shipped portal must not import the sandbox or a fake.",
    from: { path: "^src/", pathNot: SPEC },
    to: { path: "^(sandbox|deploy|test|scripts)/" },
  },
  {
    name: "no-root-imports",
    severity: "error",
    comment: "Only the composition root may import all folders; no other code may import it.",
    from: { pathNot: ["^(src|test)/", SPEC] },
    to: { path: "^src/" },
  },
  {
    name: "deploy-self-contained",
    severity: "error",
    comment:
      "Operators copy this folder: it needs Node, the validation of config.json and nothing else of the project.",
    from: { path: "^deploy/", pathNot: SPEC },
    to: { path: [OWN_CODE, PACKAGE], pathNot: ["^deploy/", "^src-domain/configuration/", packages("node")] },
  },
  {
    name: "sandbox-imports",
    severity: "error",
    comment: "The sandbox shares no code with the portal that it tests.",
    from: { path: "^sandbox/", pathNot: SPEC },
    to: { path: "^(src|src-adapters|src-ui|test|scripts)/" },
  },
  {
    name: "sandbox-types-only",
    severity: "error",
    comment: "The sandbox may import types of the domain, never its rules.",
    from: { path: "^sandbox/", pathNot: SPEC },
    to: { path: "^src-domain/", dependencyTypesNot: ["type-only"] },
  },
];

const GENERAL_RULES: readonly Rule[] = [
  {
    name: "no-circular",
    severity: "error",
    comment:
      "No cycles: extract the code that both modules need. " +
      "Type-only imports are allowed; they do not exist at run time.",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "could-not-resolve",
    severity: "error",
    comment: "An import that cannot be resolved cannot be checked.",
    from: {},
    to: { couldNotResolve: true, pathNot: ["^virtual:"] },
  },
  {
    name: "domain-through-its-index",
    severity: "error",
    comment:
      "A context exports its API in its index; its other files may change. " +
      "The shared kernel is imported file by file, so that no context loads more than it needs.",
    from: { path: "^src-domain/([^/]+)/" },
    to: {
      path: "^src-domain/",
      pathNot: ["^src-domain/$1/", "^src-domain/[^/]+/index\\.ts$", "^src-domain/shared-kernel/"],
    },
  },
  {
    name: "inversify-in-its-container",
    severity: "error",
    comment: "Only the container knows Inversify, so that swapping an adapter changes one line there.",
    from: { pathNot: ["^src/container/", "^test/journeys/support/fake-container\\.ts$"] },
    to: { path: packages("inversify", "@inversifyjs", "reflect-metadata") },
  },
  {
    name: "views-without-stores",
    severity: "error",
    comment: "A view gets props, so that a test can render it without stores.",
    from: { path: "\\.view\\.tsx$" },
    to: { path: "^src-ui/stores/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "portal-without-node",
    severity: "error",
    comment: "Browser code must not import modules of Node.",
    from: { path: "^(src|src-domain|src-adapters|src-ui)/", pathNot: SPEC },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "portal-without-dev-packages",
    severity: "error",
    comment: "Code that customers load must come from dependencies, not from devDependencies.",
    from: { path: "^(src|src-domain|src-adapters|src-ui)/", pathNot: SPEC },
    to: {
      path: PACKAGE,
      pathNot: ["(^|/)node_modules/@types/"],
      dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
      dependencyTypesNot: ["type-only"],
    },
  },
];

/** Creates one rule for each context that forbids imports of the contexts it may not read. */
function contextMapRules(map: ContextMap): readonly Rule[] {
  const known = [...map].map(([context, reads]): Rule => ({
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
export function rulesFor(map: ContextMap): readonly Rule[] {
  return [...LAYER_RULES, ...GENERAL_RULES, ...contextMapRules(map)];
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
