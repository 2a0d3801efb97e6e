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

/**
 * Returns a function that returns one of `urls` as trusted URL of a script. Its policy allows no other text, so no text
 * becomes a script.
 */
export function trustedUrls(policy: string, ...urls: readonly string[]): (url: string) => string {
  const trusted = createTrustedPolicy<UrlPolicy>(policy, {
    createScriptURL: (url: string) => (urls.includes(url) ? url : ""),
  });
  return (url) => trusted?.createScriptURL(url) ?? url;
}
