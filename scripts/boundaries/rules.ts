import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

/** Which contexts of the domain may know which: `docs/context-map.json`, context to the contexts that it reads. */
export type ContextMap = ReadonlyMap<string, readonly string[]>;

type Rule = IForbiddenRuleType;

const SPEC = "\\.spec\\.tsx?$";

/** The path of a package, wherever the root of the tree stands. */
const packages = (...names: readonly string[]): string => `(^|/)node_modules/(@types/)?(${names.join("|")})/`;

/** Code of ours, in whatever room; packages and Node's own modules are judged by rules of their own. */
const OWN_CODE = "^(src|src-domain|src-adapters|src-ui|sandbox|gallery|bench|deploy|test|scripts)/";
const PACKAGE = "(^|/)node_modules/";

/** A room that may import only what is listed: first what is ours, then packages. Its specs may use the workshop. */
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
      name: `${name}-rooms`,
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
    "A store exposes the domain; it knows neither React nor how an answer travels.",
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
    name: "nobody-imports-the-gallery",
    severity: "error",
    comment: "What a customer loads holds no specimen.",
    from: { pathNot: ["^gallery/"] },
    to: { path: "^gallery/" },
  },
  {
    name: "nobody-imports-the-bench",
    severity: "error",
    comment: "What times the portal is no part of it.",
    from: { pathNot: ["^bench/"] },
    to: { path: "^bench/" },
  },
  {
    name: "features-rooms",
    severity: "error",
    comment: "A feature knows the stores, the components and the domain; neither another feature nor an adapter.",
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
      "A feature draws and holds what its screen shows; dates, texts, the wire and the address bar belong to other rooms.",
    from: { path: "^src-ui/features/", pathNot: SPEC },
    to: {
      path: PACKAGE,
      pathNot: [packages("react", "mobx", "mobx-react-lite", "lucide-react", "rxjs", "@tanstack/react-virtual")],
    },
  },
  {
    name: "adapters-rooms",
    severity: "error",
    comment: "An adapter knows the domain's ports and itself; never another adapter, never a screen.",
    from: { path: "^src-adapters/([^/]+)/", pathNot: SPEC },
    to: { path: OWN_CODE, pathNot: ["^src-adapters/$1/", "^src-domain/"] },
  },
  {
    name: "adapters-packages",
    severity: "error",
    comment: "An adapter knows the library of its technology, not the one that draws or holds state.",
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
    name: "root-stays-out-of-the-workshop",
    severity: "error",
    comment: "What a customer loads holds neither the sandbox nor a fake.",
    from: { path: "^src/", pathNot: SPEC },
    to: { path: "^(sandbox|deploy|test|scripts)/" },
  },
  {
    name: "nobody-imports-the-root",
    severity: "error",
    comment: "The composition root is the only place that knows every room; nobody knows it.",
    from: { pathNot: ["^(src|test)/", SPEC] },
    to: { path: "^src/" },
  },
  {
    name: "deploy-stands-alone",
    severity: "error",
    comment: "An operator takes the folder as it is: it needs Node and nothing of the project.",
    from: { path: "^deploy/", pathNot: SPEC },
    to: { path: [OWN_CODE, PACKAGE], pathNot: ["^deploy/", packages("node")] },
  },
  {
    name: "sandbox-rooms",
    severity: "error",
    comment: "The provider shares no code with what it tests.",
    from: { path: "^sandbox/", pathNot: SPEC },
    to: { path: "^(src|src-adapters|src-ui|test|scripts)/" },
  },
  {
    name: "sandbox-types-only",
    severity: "error",
    comment: "The provider may borrow the domain's words, never its rules.",
    from: { path: "^sandbox/", pathNot: SPEC },
    to: { path: "^src-domain/", dependencyTypesNot: ["type-only"] },
  },
];

const GENERAL_RULES: readonly Rule[] = [
  {
    name: "no-circular",
    severity: "error",
    comment: "A circle has no inside: split what both need. Types alone may refer to each other; nothing of them runs.",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "could-not-resolve",
    severity: "error",
    comment: "What cannot be found cannot be judged.",
    from: {},
    to: { couldNotResolve: true, pathNot: ["^virtual:"] },
  },
  {
    name: "domain-through-its-index",
    severity: "error",
    comment:
      "A context shows what its index exports; the rest may change. The shared kernel is everybody's, file by file: what few need must not come with what all need.",
    from: { path: "^src-domain/([^/]+)/" },
    to: {
      path: "^src-domain/",
      pathNot: ["^src-domain/$1/", "^src-domain/[^/]+/index\\.ts$", "^src-domain/shared-kernel/"],
    },
  },
  {
    name: "inversify-in-its-container",
    severity: "error",
    comment: "Outside of the container nobody knows that there is one; a swapped adapter is one line there.",
    from: { pathNot: ["^src/container/", "^test/journeys/support/fake-container\\.ts$"] },
    to: { path: packages("inversify", "@inversifyjs", "reflect-metadata") },
  },
  {
    name: "views-without-stores",
    severity: "error",
    comment: "A view gets props, so that a test can draw it by hand.",
    from: { path: "\\.view\\.tsx$" },
    to: { path: "^src-ui/stores/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "portal-without-node",
    severity: "error",
    comment: "A browser has no Node.",
    from: { path: "^(src|src-domain|src-adapters|src-ui)/", pathNot: SPEC },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "portal-without-dev-packages",
    severity: "error",
    comment: "What a customer loads is a dependency, not a tool.",
    from: { path: "^(src|src-domain|src-adapters|src-ui)/", pathNot: SPEC },
    to: {
      path: PACKAGE,
      pathNot: ["(^|/)node_modules/@types/"],
      dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
      dependencyTypesNot: ["type-only"],
    },
  },
];

/** One rule for each context: the others that it may not know. */
function contextMapRules(map: ContextMap): readonly Rule[] {
  const known = [...map].map(([context, reads]): Rule => ({
    name: `context-map-${context}`,
    severity: "error",
    comment: `docs/context-map.json says what ${context} reads.`,
    from: { path: `^src-domain/${context}/`, pathNot: SPEC },
    to: { path: "^src-domain/", pathNot: `^src-domain/(${[context, ...reads].join("|")})/` },
  }));
  const names = [...map.keys()].join("|");
  return [
    ...known,
    {
      name: "context-map-names-everyone",
      severity: "error",
      comment: "A context that is not on the map reads nobody.",
      from: { path: "^src-domain/([^/]+)/", pathNot: [`^src-domain/(${names})/`, SPEC] },
      to: { path: "^src-domain/", pathNot: "^src-domain/$1/" },
    },
  ];
}

/** Every rule about who imports whom, for a tree with this context map. */
export function rulesFor(map: ContextMap): readonly Rule[] {
  return [...LAYER_RULES, ...GENERAL_RULES, ...contextMapRules(map)];
}

/**
 * How modules are read and found. The parser is named, because the one chosen by default is blind to `export type …
 * from`
 * (swc-using.ts); without `exportsFields` and `conditionNames` an ESM-only package stays unknown and passes every rule.
 */
export const OPTIONS: NonNullable<IConfiguration["options"]> = {
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
