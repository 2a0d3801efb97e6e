import { CSP_REPORTS } from "../security-headers.ts";
import { hostKey } from "./host-key.ts";
import { withPort } from "./known-hosts.ts";
import { quoteValue, assertWord, type NginxEntry } from "./nginx-entry.ts";
import type { NginxInstallation, NginxConfiguration } from "./nginx-installation.ts";
import type { Upstream, UpstreamOrigins } from "./proxied-location.ts";

/** Path of session recordings on the portal's own host, if any. */
function recordingPath({ recording }: NginxConfiguration): readonly string[] {
  return recording?.endpoint.startsWith("/") === true ? [assertWord(recording.endpoint)] : [];
}

/** Returns the target of a log: a file in the folder, or the output of nginx. */
export function logFile(logs: string, name: "access" | "csp" | "error"): string {
  if (logs === "-") return name === "error" ? "stderr" : "/dev/stdout";
  return assertWord(`${logs}/${name}.log`);
}

/** Names, paths and upstreams of a portal, which several parts of its configuration use. */
export interface NginxSite {
  readonly installation: NginxInstallation;
  readonly config: NginxConfiguration;
  /** Prefix of all names: several installations may share one nginx, so it contains the host. */
  readonly key: string;
  readonly publicPort: number;
  /** Variable with the host of a request, if the portal has that host. */
  readonly knownHost: string;
  readonly host: string;
  readonly engine: Upstream;
  readonly chat: Upstream;
  readonly tracking: Upstream;
  /** End point of reports. */
  readonly sink: string;
  /** Path of the service, if it is on the portal's own host. */
  readonly service: string | undefined;
  readonly trackingPaths: readonly string[];
  /** Addresses that programs call; browsers open all others. */
  readonly calls: readonly string[];
  /** Returns the entry with the caching of a location. */
  readonly cache: (value: string) => NginxEntry;
}

/** Derives the parts of an installation. Throws if a path or a name would be read as configuration. */
export function nginxSite(installation: NginxInstallation, config: NginxConfiguration): NginxSite {
  const { names, providers, chat, tracking, httpsPort } = installation;
  const key = `ebok_${hostKey(names[0] ?? "")}`;
  const publicPort = installation.publicHttpsPort ?? httpsPort;
  const knownHost = `${key}_host`;
  const host = withPort(`$${knownHost}`, publicPort);
  const behind = (name: string, origins: UpstreamOrigins): Upstream => ({
    name: `${key}_${name}`,
    origins,
    host,
    authorities: installation.authorities,
  });
  const { serviceUrl } = config.provider;
  const service = serviceUrl.startsWith("/") ? serviceUrl : undefined;
  const trackingPaths = ["/trackingTest", "/analyticsEvent", ...recordingPath(config)];
  return {
    installation,
    config,
    key,
    publicPort,
    knownHost,
    host,
    engine: behind("provider", providers),
    // A conversation may live in one process, so the chat has one by default.
    chat: behind("chat", [chat ?? providers[0]]),
    tracking: behind("tracking", [tracking ?? providers[0]]),
    sink: `127.0.0.1:${installation.reportsPort}`,
    service,
    trackingPaths,
    calls: [...(service === undefined ? [] : [service]), config.chat.path, CSP_REPORTS, ...trackingPaths].map(
      assertWord,
    ),
    // A location that adds a header loses those of the server: locations only set variables for the server's headers.
    cache: (value) => `set $${key}_cache ${quoteValue(value)}`,
  };
}
