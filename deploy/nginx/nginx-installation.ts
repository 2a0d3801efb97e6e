import type { ConfiguredHosts } from "../security-headers.ts";
import type { UpstreamOrigins } from "./proxied-location.ts";
import type { WellKnown } from "./well-known.ts";

/** Part of `config.json` that the web server needs. */
export interface NginxConfiguration extends ConfiguredHosts {
  readonly chat: { readonly path: string };
  readonly limits: { readonly fileMegabytes: number; readonly requestSeconds: number };
}

/** Returns the timeout of a service response. It is longer than the portal's, whose error message is the better one. */
export const proxyTimeoutOf = ({ requestSeconds }: Pick<NginxConfiguration["limits"], "requestSeconds">): string =>
  `${requestSeconds + 5}s`;

/** Returns the longest body: the largest file as base64 in an envelope. */
export const bodyLimitOf = ({ fileMegabytes }: Pick<NginxConfiguration["limits"], "fileMegabytes">): string =>
  `${Math.ceil((fileMegabytes * 4) / 3) + 1}m`;

/** Paths, hosts and ports of an installation. Settings visible to customers are in `config.json`. */
export interface NginxInstallation {
  /** Host names of the portal. */
  readonly names: readonly string[];
  /** Folder into which `deploy/release.ts` installs releases. */
  readonly site: string;
  /** Path of the served `config.json`. */
  readonly configuration: string;
  readonly certificate: string;
  readonly certificateKey: string;
  /** Origins of the provider's processes behind this server. */
  readonly providers: UpstreamOrigins;
  /** Origin of the chat server; by default the first of the provider. */
  readonly chat?: string | undefined;
  /** Origin that receives reports and events (HTTP-01, HTTP-02); by default the first of the provider. */
  readonly tracking?: string | undefined;
  /** File of the authorities of upstreams with TLS; Debian's by default. */
  readonly authorities?: string | undefined;
  readonly wellKnown: WellKnown;
  /** Further paths of the provider on the portal's host, each with a trailing slash, such as a payment page. */
  readonly alsoProxied: readonly string[];
  readonly httpsPort: number;
  /** Public port, if another one is mapped to `httpsPort`, as in a container. */
  readonly publicHttpsPort?: number | undefined;
  /** Port that redirects to HTTPS. */
  readonly httpPort: number;
  /** Local port through which browser reports pass on their way to the log. */
  readonly reportsPort: number;
  /** Calls of the service that one address may make each second on average; 0 for no limit. */
  readonly serviceRate: number;
  /** Calls above the rate that are answered at once. */
  readonly serviceBurst: number;
  /** Folder for `access.log`, `csp.log` and `error.log`; `-` writes to stdout and stderr, for a container. */
  readonly logs: string;
  /** Listens on IPv6 too. nginx would not start on a machine without IPv6. */
  readonly ipv6: boolean;
  /** True if Debian's libnginx-mod-http-brotli-static is installed. */
  readonly brotli: boolean;
}

/** Defaults for an installation with Debian's layout on one machine. */
export const DEBIAN_INSTALLATION: Omit<NginxInstallation, "names"> = {
  site: "/srv/ebok",
  configuration: "/etc/ebok/config.json",
  certificate: "/etc/ebok/tls/fullchain.pem",
  certificateKey: "/etc/ebok/tls/privkey.pem",
  providers: ["http://127.0.0.1:8080"],
  wellKnown: { securityContacts: [], securityExpires: "", androidApps: [], iosApps: [] },
  alsoProxied: [],
  httpsPort: 443,
  httpPort: 80,
  reportsPort: 8079,
  serviceRate: 10,
  serviceBurst: 100,
  logs: "/var/log/nginx/ebok",
  ipv6: false,
  brotli: true,
};
