import { PACKAGE, packages, SPEC, type ImportRule } from "./rule-patterns.ts";

/** Rules about kinds of imports, wherever they are. */
export const GENERAL_RULES: readonly ImportRule[] = [
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
