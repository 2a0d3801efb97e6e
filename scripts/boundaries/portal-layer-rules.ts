import { layerRules, OWN_CODE, PACKAGE, packages, SPEC, type ImportRule } from "./rule-patterns.ts";

/** Imports that each layer of the portal may have. */
export const PORTAL_LAYER_RULES: readonly ImportRule[] = [
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
    [
      "react",
      "react-dom",
      "lucide-react",
      "@tanstack/react-virtual",
      "mobx",
      "mobx-react-lite",
      "class-validator",
      "@maskito",
      "i18next",
    ],
    "Code that features share: texts, money and dates, form models, badges, rows of long lists.",
  ),
  ...layerRules(
    "shell",
    "^src-ui/shell/",
    ["^src-ui/(shell|stores|shared|design-system)/", "^src-domain/"],
    ["react", "react-dom", "react-router-dom", "mobx", "mobx-react-lite", "lucide-react", "dompurify"],
    "The frame around the screens; it does not know which screens there are.",
  ),
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
    comment: "The shipped portal must not import a provider, the sandbox or a fake.",
    from: { path: "^src/", pathNot: SPEC },
    to: { path: "^(providers|sandbox|deploy|test|scripts)/" },
  },
  {
    name: "no-root-imports",
    severity: "error",
    comment:
      "Only the composition root may import all folders; no other code may import it. The gallery shows its languages.",
    from: { pathNot: ["^(src|test)/", SPEC] },
    to: { path: "^src/", pathNot: "^src/languages/language-files\\.ts$" },
  },
];
