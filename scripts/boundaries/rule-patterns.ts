import type { IForbiddenRuleType } from "dependency-cruiser";

/** Rule of dependency-cruiser. */
export type ImportRule = IForbiddenRuleType;

/** Pattern of specs, which may import test tools. */
export const SPEC = "\\.spec\\.tsx?$";

/** Returns the path pattern of packages, wherever the root of the tree is. */
export const packages = (...names: readonly string[]): string => `(^|/)node_modules/(@types/)?(${names.join("|")})/`;

/** Pattern of own code in any folder; packages and Node's modules have rules of their own. */
export const OWN_CODE =
  "^(src|src-domain|src-adapters|src-ui|providers|sandbox|gallery|bench|conformance|deploy|test|scripts)/";
/** Pattern of all packages. */
export const PACKAGE = "(^|/)node_modules/";

/**
 * Restricts the imports of a folder to a list of own paths and a list of packages. Its specs may also import test
 * tools.
 */
export function layerRules(
  name: string,
  from: string,
  ours: readonly string[],
  npm: readonly string[],
  comment: string,
): readonly ImportRule[] {
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
