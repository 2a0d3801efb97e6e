import type { PagePolicy } from "./page/page-policy.ts";

/** Row of `security-headers.json`, the only list of headers. */
export interface ListedHeader {
  readonly name: string;
  readonly value: string;
  /** True for headers that only make sense behind HTTPS, on the operator's own server. */
  readonly deployOnly?: boolean | undefined;
}

/** Hosts of `config.json` with which the portal may communicate; the whole file is accepted. */
export interface ConfiguredHosts {
  readonly provider: { readonly serviceUrl: string };
  readonly recording?: { readonly endpoint: string } | undefined;
  /** Hosts with an optional port, such as `pay.example:8443`. */
  readonly hosts: {
    readonly payment: readonly string[];
    readonly iframe: readonly string[];
    readonly images?: readonly string[] | undefined;
  };
}

const POLICY = "Content-Security-Policy";

/** Path that receives CSP reports. The list names it twice, for old and new browsers. */
export const CSP_REPORTS = "/csp-report";

/**
 * Returns the headers of all responses of the portal: the listed ones, with the configured hosts in the
 * Content-Security-Policy. The sandbox and the nginx configuration both use it, so that each host is configured once.
 *
 * - the service's origin, if it is another one: connections, and images from its responses
 * - payment hosts: targets of forms
 * - iframe hosts: frames
 * - image hosts: pictures in content of the operator
 * - the origin of session recordings, if it is another one: connections
 * - `page`: inline scripts and styles of a prerendered page, by their hashes
 *
 * Remove rows from `list` that the server must not send (`deployOnly`). Throws for a policy with a duplicate directive.
 */
export function headersFor(
  list: readonly ListedHeader[],
  config: ConfiguredHosts,
  page: PagePolicy = { scripts: [], styles: [] },
): Record<string, string> {
  return Object.fromEntries(
    list.map(({ name, value }) => [name, name === POLICY ? policyFor(value, config, page) : value]),
  );
}

function policyFor(policy: string, { provider, hosts, recording }: ConfiguredHosts, page: PagePolicy): string {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(";")) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name === undefined || name === "") continue;
    if (directives.has(name)) throw new Error(`${POLICY} has ${name} twice: browsers would only read the first`);
    directives.set(name, sources);
  }
  const allow = (name: string, sources: readonly string[]): void => {
    if (sources.length === 0) return;
    const known = (directives.get(name) ?? []).filter((source) => source !== "'none'");
    directives.set(name, [...new Set([...known, ...sources])]);
  };
  allow("script-src", page.scripts);
  allow("style-src", page.styles);
  const service = serviceOrigin(provider.serviceUrl);
  allow("connect-src", service);
  if (recording !== undefined) allow("connect-src", serviceOrigin(recording.endpoint));
  allow("img-src", service);
  allow("img-src", (hosts.images ?? []).map(originOf));
  allow("form-action", hosts.payment.map(originOf));
  allow("frame-src", hosts.iframe.map(originOf));
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

/** Returns the origin of an absolute service URL; a path is covered by `'self'`. */
function serviceOrigin(serviceUrl: string): readonly string[] {
  return serviceUrl.startsWith("/") ? [] : [new URL(serviceUrl).origin];
}

/** Returns the origin of a host. Only localhost is used without TLS. */
function originOf(host: string): string {
  return `${/^localhost(:|$)/.test(host) ? "http" : "https"}://${host}`;
}
