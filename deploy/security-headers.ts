/** A row of `security-headers.json`, the one list. */
export interface ListedHeader {
  readonly name: string;
  readonly value: string;
  /** Only makes sense behind HTTPS, on the operator's own server. */
  readonly deployOnly?: boolean | undefined;
}

/** What of `config.json` decides whom the portal may talk to; the whole file fits. */
export interface ConfiguredHosts {
  readonly provider: { readonly serviceUrl: string };
  /** Hosts with a port where one is named, such as `pay.example:8443`. */
  readonly hosts: { readonly payment: readonly string[]; readonly iframe: readonly string[] };
}

const POLICY = "Content-Security-Policy";

/** Where browsers report what the policy has refused; the list names it in two ways, for browsers old and new. */
export const CSP_REPORTS = "/csp-report";

/**
 * The headers of every response of the portal: the listed ones, with the hosts of the configuration in the
 * Content-Security-Policy. Whoever serves the portal prints these (the sandbox, nginx), so that a host is named once.
 *
 * - the service's origin, where it is another one: connections, and images that its answers name
 * - payment hosts: forms may be sent there
 * - iframe hosts: frames
 *
 * Leave rows out of `list` that the server is not to send (`deployOnly`). Throws for a policy with a directive twice.
 */
export function headersFor(list: readonly ListedHeader[], config: ConfiguredHosts): Record<string, string> {
  return Object.fromEntries(list.map(({ name, value }) => [name, name === POLICY ? policyFor(value, config) : value]));
}

function policyFor(policy: string, { provider, hosts }: ConfiguredHosts): string {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(";")) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name === undefined || name === "") continue;
    if (directives.has(name)) throw new Error(`${POLICY} has ${name} twice: browsers would read the first alone`);
    directives.set(name, sources);
  }
  const allow = (name: string, sources: readonly string[]): void => {
    if (sources.length === 0) return;
    const known = (directives.get(name) ?? []).filter((source) => source !== "'none'");
    directives.set(name, [...new Set([...known, ...sources])]);
  };
  const service = serviceOrigin(provider.serviceUrl);
  allow("connect-src", service);
  allow("img-src", service);
  allow("form-action", hosts.payment.map(originOf));
  allow("frame-src", hosts.iframe.map(originOf));
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

/** An address on the portal's own origin is `'self'` already. */
function serviceOrigin(serviceUrl: string): readonly string[] {
  return serviceUrl.startsWith("/") ? [] : [new URL(serviceUrl).origin];
}

/** Only this very machine is spoken to without TLS. */
function originOf(host: string): string {
  return `${/^localhost(:|$)/.test(host) ? "http" : "https"}://${host}`;
}
