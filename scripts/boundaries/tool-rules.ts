import { layerRules, OWN_CODE, PACKAGE, packages, SPEC, type ImportRule } from "./rule-patterns.ts";

/** Imports of the code beside the portal: gallery, bench, conformance kit, deployment, providers and sandbox. */
export const TOOL_RULES: readonly ImportRule[] = [
  ...layerRules(
    "gallery",
    "^gallery/",
    [
      "^gallery/",
      "^src-ui/(design-system|shared)/",
      "^src-ui/shell/.*\\.view\\.tsx$",
      "^src-ui/(features|shell)/.*\\.css$",
      "^src-domain/",
      "^src/languages/language-files\\.ts$",
      "^src-adapters/storage/session-drafts\\.adapter\\.ts$",
      "^scripts/lengthen-text\\.ts$",
    ],
    ["react", "react-dom", "lucide-react", "@maskito"],
    "The gallery draws components and views by hand: it has neither stores nor screens. Its form keeps a real draft, its languages are those of the portal, and the proof makes texts as long.",
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
    name: "deploy-self-contained",
    severity: "error",
    comment:
      "Operators copy this folder: it needs Node, the validation of config.json and nothing else of the project.",
    from: { path: "^deploy/", pathNot: SPEC },
    to: { path: [OWN_CODE, PACKAGE], pathNot: ["^deploy/", "^src-domain/configuration/", packages("node")] },
  },
  {
    name: "kit-imports",
    severity: "error",
    comment: "The kit of the providers imports no provider, or every provider would contain the others.",
    from: { path: "^providers/kit/" },
    to: { path: OWN_CODE, pathNot: ["^providers/kit/"] },
  },
  {
    name: "providers-imports",
    severity: "error",
    comment: "A provider shares no code with the portal that it serves, and none with the sandbox or another provider.",
    from: { path: "^providers/([^/]+)/", pathNot: SPEC },
    to: { path: OWN_CODE, pathNot: ["^providers/(kit|$1)/"] },
  },
  {
    name: "sandbox-imports",
    severity: "error",
    comment: "The sandbox shares no code with the portal that it tests, and with the providers only their kit.",
    from: { path: "^sandbox/", pathNot: SPEC },
    to: { path: "^(src|src-adapters|src-ui|providers|test|scripts)/", pathNot: ["^providers/kit/"] },
  },
  {
    name: "sandbox-types-only",
    severity: "error",
    comment: "The sandbox may import types of the domain, never its rules.",
    from: { path: "^sandbox/", pathNot: SPEC },
    to: { path: "^src-domain/", dependencyTypesNot: ["type-only"] },
  },
];
