function hasTrustedTypes<Policy>(
  scope: object,
): scope is { readonly trustedTypes: { createPolicy(name: string, rules: object): Policy } } {
  return "trustedTypes" in scope;
}

/** Creates a policy of the `trusted-types` directive; `undefined` in a browser without Trusted Types. */
export function createTrustedPolicy<Policy>(name: string, rules: object): Policy | undefined {
  const scope: object = globalThis;
  return hasTrustedTypes<Policy>(scope) ? scope.trustedTypes.createPolicy(name, rules) : undefined;
}
