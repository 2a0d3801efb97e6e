declare global {
  interface Window {
    /** Missing in a browser without Trusted Types. */
    readonly trustedTypes?: { createPolicy<Policy>(name: string, rules: object): Policy };
  }
}

/** Creates a policy of the `trusted-types` directive; `undefined` in a browser without Trusted Types. */
export function createTrustedPolicy<Policy>(name: string, rules: object): Policy | undefined {
  return window.trustedTypes?.createPolicy(name, rules);
}
