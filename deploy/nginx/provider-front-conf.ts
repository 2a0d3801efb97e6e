import listed from "../security-headers.json" with { type: "json" };
import { hostKey } from "./host-key.ts";
import { hostMap, refuseUnknownHost, withPort } from "./known-hosts.ts";
import { quoteValue, assertWord, printEntries, type NginxEntry } from "./nginx-entry.ts";
import { bodyLimitOf, proxyTimeoutOf } from "./nginx-installation.ts";
import { proxiedReply, RETRY_SECONDS, upstreamBlock, type Upstream, type UpstreamOrigins } from "./proxied-location.ts";
import { tlsEntries } from "./tls-entries.ts";

/** Web server of a provider on an origin of its own. */
export interface ProviderFront {
  readonly name: string;
  readonly httpsPort: number;
  readonly certificate: string;
  readonly certificateKey: string;
  /** Origins of the upstream. */
  readonly providers: UpstreamOrigins;
  /** File of the authorities of an upstream with TLS; Debian's by default. */
  readonly authorities?: string | undefined;
  /** Path of the service. */
  readonly path: string;
  /** Origins of the allowed portals, as browsers send them: `https://portal.example`. */
  readonly portals: readonly string[];
  /** Timeout of the portals (`limits.requestSeconds`), the longest of several. */
  readonly requestSeconds: number;
  /** Calls that one address may make each second on average; 0 for no limit. */
  readonly serviceRate: number;
  /** Calls above the rate that are answered at once. */
  readonly serviceBurst: number;
  /** Largest file of the portals (`limits.fileMegabytes`), in MB. */
  readonly fileMegabytes: number;
}

/** Request headers of the portal beyond the CORS-safelisted ones (docs/contract). Without them the preflight fails. */
const HEADERS = "Authorization, Content-Type, SOAPAction, X-Ebok-Fingerprint, X-Ebok-Request";

/** Headers that an upstream must not add to those of this server. Browsers refuse a duplicate. */
const HIDDEN = [
  "Access-Control-Allow-Credentials",
  "Access-Control-Allow-Headers",
  "Access-Control-Allow-Methods",
  "Access-Control-Allow-Origin",
  "Access-Control-Allow-Private-Network",
  "Access-Control-Expose-Headers",
  "Access-Control-Max-Age",
  "Cache-Control",
  "Vary",
] as const;

/** Headers of the portal's list with other values here: a service is no page, and the portal is on another origin. */
const OWN_VALUES: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Headers about pages, which a service does not have. */
const OF_PAGES: readonly string[] = ["Reporting-Endpoints", "Permissions-Policy", "Cross-Origin-Opener-Policy"];

/**
 * Creates the nginx configuration of a provider on another origin, with CORS for the listed portals only. Calls have
 * credentials (docs/contract), so browsers require the origin by name; other origins get no CORS headers.
 */
export function providerFrontConf(front: ProviderFront): string {
  const place = `${hostKey(front.name)}_${front.httpsPort}`;
  const portal = `$ebok_portal_${place}`;
  const trusted = `$ebok_trusted_${place}`;
  const zone = `ebok_service_${place}`;
  const knownHost = `ebok_host_${place}`;
  const limited = front.serviceRate > 0;
  const retry = `$ebok_retry_${place}`;
  const engine: Upstream = {
    name: `ebok_engine_${place}`,
    origins: front.providers,
    host: withPort(`$${knownHost}`, front.httpsPort),
    authorities: front.authorities,
  };
  const preflight = (variable: string, value: string): NginxEntry => [
    `map $request_method $ebok_${variable}_${place}`,
    ['default ""', `OPTIONS ${quoteValue(value)}`],
  ];
  return printEntries([
    "# Printed by `npm run deploy:nginx -- --provider-front …`: print it again instead of changing it.",
    [
      `map $http_origin ${portal}`,
      ['default ""', ...front.portals.map((address) => `${quoteValue(new URL(address).origin)} $http_origin`)],
    ],
    ...(limited ? [`limit_req_zone $binary_remote_addr zone=${zone}:10m rate=${front.serviceRate}r/s`] : []),
    ...(limited
      ? [[`map "$status:$upstream_status" ${retry}`, ['default ""', `"429:" "${RETRY_SECONDS}"`]] satisfies NginxEntry]
      : []),
    [`map ${portal} ${trusted}`, ['default "true"', '"" ""']],
    preflight("methods", "POST"),
    preflight("headers", HEADERS),
    preflight("seconds", "7200"),
    hostMap(knownHost, [front.name]),
    upstreamBlock(engine),
    [
      "server",
      [
        `listen ${front.httpsPort} ssl http2`,
        `server_name ${assertWord(front.name)}`,
        refuseUnknownHost(knownHost),
        ...tlsEntries(front, zone),
        "access_log off",
        "proxy_headers_hash_max_size 1024",
        "proxy_headers_hash_bucket_size 128",
        `client_max_body_size ${bodyLimitOf(front)}`,
        // nginx omits a header with an empty value.
        `add_header Access-Control-Allow-Origin ${portal} always`,
        `add_header Access-Control-Allow-Credentials ${trusted} always`,
        `add_header Access-Control-Allow-Methods $ebok_methods_${place} always`,
        `add_header Access-Control-Allow-Headers $ebok_headers_${place} always`,
        `add_header Access-Control-Max-Age $ebok_seconds_${place} always`,
        'add_header Access-Control-Expose-Headers "Date, Retry-After" always',
        ...(limited ? ["# of a call that nginx itself refuses", `add_header Retry-After ${retry} always`] : []),
        'add_header Vary "Origin" always',
        "add_header Cache-Control no-store always",
        ...listed
          .filter(({ name }) => !OF_PAGES.includes(name))
          .map(({ name, value }) => `add_header ${name} ${quoteValue(OWN_VALUES[name] ?? value)} always`),
        ["location /", ["return 404"]],
        [
          `location = ${assertWord(front.path)}`,
          [
            ["if ($request_method = OPTIONS)", ["return 204"]],
            ["if ($request_method != POST)", ["return 405"]],
            ...(limited ? [`limit_req zone=${zone} burst=${front.serviceBurst} nodelay`, "limit_req_status 429"] : []),
            ...proxiedReply(engine, proxyTimeoutOf(front)),
            "proxy_pass_header Date",
            ...HIDDEN.map((header) => `proxy_hide_header ${header}`),
          ],
        ],
      ],
    ],
  ]);
}
