import listed from "../security-headers.json" with { type: "json" };
import { assertWord, type NginxEntry } from "./nginx-entry.ts";

/** Default timeout of requests, also of upstreams. */
export const A_MINUTE = "60s";

/** Delay after which a browser may repeat a call that was one too many, in seconds. */
export const RETRY_SECONDS = 10;

/** Debian's certificate authorities. */
const SYSTEM_AUTHORITIES = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Request headers by which servers recognise a proxy's client, host or path. nginx is the only proxy that may set them,
 * so the values of a visitor are removed.
 */
export const REMOVED_HEADERS = [
  "CF-Connecting-IP",
  "Client-IP",
  "Fastly-Client-IP",
  "Forwarded",
  "Proxy",
  "True-Client-IP",
  "Via",
  "X-Client-IP",
  "X-Cluster-Client-IP",
  "X-Forwarded",
  "X-Forwarded-By",
  "X-Forwarded-Host",
  "X-Forwarded-Port",
  "X-Forwarded-Prefix",
  "X-Forwarded-Scheme",
  "X-Forwarded-Server",
  "X-Forwarded-Ssl",
  "X-HTTP-Method",
  "X-HTTP-Method-Override",
  "X-Host",
  "X-Method-Override",
  "X-Original-Host",
  "X-Original-URL",
  "X-Real-IP",
  "X-Rewrite-URL",
] as const;

/** Origins of processes that serve in turn, such as `http://127.0.0.1:8090`. With TLS all have the same host name. */
export type UpstreamOrigins = readonly [first: string, ...others: string[]];

/** Server that answers for nginx. */
export interface Upstream {
  /** Name of its `upstream` block. */
  readonly name: string;
  readonly origins: UpstreamOrigins;
  /** Host that an upstream without TLS receives: the configured one, with nginx variables, never the visitor's. */
  readonly host: string;
  /** File of the authorities that may issue the upstream's certificate; Debian's by default. */
  readonly authorities?: string | undefined;
}

/** Returns the address of an origin with its port. */
function addressOf(origin: string): string {
  const { protocol, host, port, hostname } = new URL(origin);
  return assertWord(port === "" ? `${hostname}:${protocol === "https:" ? 443 : 80}` : host);
}

/**
 * Returns the block of an upstream. With several servers nginx would by default stop using one for 10 s after a single
 * call without a response, so that a few slow calls could take out all of them. `max_fails=0` turns that off: nginx
 * tries a stopped server at its turn, and the next one after the refused connection.
 */
export function upstreamBlock({ name, origins }: Pick<Upstream, "name" | "origins">): NginxEntry {
  const counting = origins.length > 1 ? " max_fails=0" : "";
  return [`upstream ${name}`, [...origins.map((origin) => `server ${addressOf(origin)}${counting}`), "keepalive 32"]];
}

/** Returns the directives of a location that forwards requests, for every server that this folder prints. */
export function proxied({ name, origins, host, authorities }: Upstream, timeout = A_MINUTE): readonly NginxEntry[] {
  const { protocol, host: ownHost, hostname } = new URL(origins[0]);
  const isTls = protocol === "https:";
  return [
    `proxy_pass ${protocol}//${name}`,
    "proxy_http_version 1.1",
    `proxy_set_header Host ${isTls ? assertWord(ownHost) : host}`,
    "proxy_set_header X-Forwarded-For $remote_addr",
    "proxy_set_header X-Forwarded-Proto $scheme",
    "proxy_set_header X-Request-Id $request_id",
    // The URL of a page may contain a token: no upstream receives it.
    'proxy_set_header Referer ""',
    ...REMOVED_HEADERS.map((header) => `proxy_set_header ${header} ""`),
    ...(isTls
      ? [
          "proxy_ssl_server_name on",
          `proxy_ssl_name ${assertWord(hostname)}`,
          "proxy_ssl_verify on",
          "proxy_ssl_verify_depth 3",
          `proxy_ssl_trusted_certificate ${assertWord(authorities ?? SYSTEM_AUTHORITIES)}`,
        ]
      : []),
    "proxy_connect_timeout 5s",
    // Also a timeout of the connection, to a machine that is off. Without `non_idempotent` nginx never repeats a POST
    // that it has sent.
    ...(origins.length > 1 ? ["proxy_next_upstream error timeout"] : []),
    `proxy_send_timeout ${timeout}`,
    `proxy_read_timeout ${timeout}`,
    // nginx sets these headers; those of a provider would duplicate them.
    ...listed.map(({ name: header }) => `proxy_hide_header ${header}`),
  ];
}

/** Returns the directives of a location for requests with a single response, on kept connections. */
export function proxiedReply(upstream: Upstream, timeout?: string): readonly NginxEntry[] {
  return [...proxied(upstream, timeout), 'proxy_set_header Connection ""'];
}
