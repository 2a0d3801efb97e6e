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

interface UrlPolicy {
  createScriptURL(url: string): string;
}

/** Returns `url` as a trusted URL of a script. Its policy returns this URL for any input, so no text becomes a script. */
export function createTrustedUrl(policy: string, url: string): string {
  return createTrustedPolicy<UrlPolicy>(policy, { createScriptURL: () => url })?.createScriptURL("") ?? url;
}
