import type { ConfiguredHosts } from "../security-headers.ts";

/** What of `config.json` the server in front has to know. */
export interface NginxConfiguration extends ConfiguredHosts {
  readonly chat: { readonly path: string };
  readonly limits: { readonly fileMegabytes: number; readonly requestSeconds: number };
}

/**
 * How long an answer of the service is waited for: longer than a portal does, whose own word on it is the better one.
 */
export const proxyTimeoutOf = ({ requestSeconds }: Pick<NginxConfiguration["limits"], "requestSeconds">): string =>
  `${requestSeconds + 5}s`;

/** Where an installation's parts are; what customers see is in `config.json`. */
export interface NginxInstallation {
  /** Host names of the portal. */
  readonly names: readonly string[];
  /** The folder that `deploy/release.ts` lays releases in. */
  readonly site: string;
  /** `config.json` as it is served. */
  readonly configuration: string;
  readonly certificate: string;
  readonly certificateKey: string;
  /** Origin of the provider behind this server: `http://127.0.0.1:8080`. */
  readonly provider: string;
  /** Origin of the chat engine; the provider's, where it is left out. */
  readonly chat?: string | undefined;
  /** Origin that takes reports and events (HTTP-01, HTTP-02); the provider's, where it is left out. */
  readonly tracking?: string | undefined;
  /** More paths of the provider on the portal's host, each with a slash at its end: a payment page, for one. */
  readonly alsoProxied: readonly string[];
  readonly httpsPort: number;
  /** The port that customers come to, where another one is passed on to `httpsPort`: a container's. */
  readonly publicHttpsPort?: number | undefined;
  /** Sends everybody to HTTPS. */
  readonly httpPort: number;
  /** A port of this machine alone: reports of browsers pass through it on their way to the log. */
  readonly reportsPort: number;
  /**
   * The folder that `access.log`, `csp.log` and `error.log` are written into; `-`: to where nginx itself speaks, for a
   * container.
   */
  readonly logs: string;
  /** Listens to IPv6, too; where the machine has none, nginx would not start. */
  readonly ipv6: boolean;
  /** Debian's libnginx-mod-http-brotli-static is there. */
  readonly brotli: boolean;
}

/** What Debian's layout makes of an installation on one machine. */
export const DEBIAN_INSTALLATION: Omit<NginxInstallation, "names"> = {
  site: "/srv/ebok",
  configuration: "/etc/ebok/config.json",
  certificate: "/etc/ebok/tls/fullchain.pem",
  certificateKey: "/etc/ebok/tls/privkey.pem",
  provider: "http://127.0.0.1:8080",
  alsoProxied: [],
  httpsPort: 443,
  httpPort: 80,
  reportsPort: 8079,
  logs: "/var/log/nginx/ebok",
  ipv6: false,
  brotli: true,
};
