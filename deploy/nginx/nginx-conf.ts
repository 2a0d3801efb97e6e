import contentTypes from "../content-types.json" with { type: "json" };
import listed from "../security-headers.json" with { type: "json" };
import { headersFor } from "../security-headers.ts";
import { accessLogEntries } from "./access-log.ts";
import { callLocations } from "./call-locations.ts";
import { hostMap, originMap, refuseUnknownHost } from "./known-hosts.ts";
import { quoteValue, assertWord, printEntries, type NginxEntry } from "./nginx-entry.ts";
import { bodyLimitOf, type NginxInstallation, type NginxConfiguration } from "./nginx-installation.ts";
import { logFile, nginxSite } from "./nginx-site.ts";
import { healthLocation, pageLocations } from "./page-locations.ts";
import { pageSourceMaps, withPageSources } from "./page-sources.ts";
import { A_MINUTE, upstreamBlock } from "./proxied-location.ts";
import { tlsEntries } from "./tls-entries.ts";

const listens = ({ ipv6 }: Pick<NginxInstallation, "ipv6">, port: string): readonly NginxEntry[] => [
  `listen ${port}`,
  ...(ipv6 ? [`listen [::]:${port}`] : []),
];

/**
 * Creates the nginx configuration of a portal, a file for `/etc/nginx/conf.d`. Throws if a path or a name would be read
 * as configuration.
 */
export function nginxConf(installation: NginxInstallation, config: NginxConfiguration): string {
  const { site, names, logs, httpPort, httpsPort } = installation;
  const nginx = nginxSite(installation, config);
  const { key, publicPort, knownHost, host, calls, sink } = nginx;
  const security = Object.entries(headersFor(listed, config)).map(
    ([name, value]): NginxEntry => `add_header ${name} ${withPageSources(quoteValue(value), key)} always`,
  );
  // Error messages contain the whole request and its referrer; the access log has the errors of customers, with the
  // status of the upstream.
  const errors = `error_log ${logFile(logs, "error")} crit`;
  const redirect = `return 301 https://${host}$request_uri`;
  return printEntries([
    "# Printed by `npm run deploy:nginx` from config.json and deploy/security-headers.json: " +
      "print it again instead of changing it.",
    [`map $http_accept $${key}_opens_page`, ["default 0", '"~text/html" 1']],
    [`map "$request_method $http_accept" $${key}_visits`, ["default 0", '"~^GET .*text/html" 1']],
    [`map $http_upgrade $${key}_connection`, ["default upgrade", '"" close']],
    hostMap(knownHost, names),
    originMap(`${key}_own_origin`, names, publicPort),
    "# inline elements of the pages of installed releases (deploy/page); missing files allow none",
    ...pageSourceMaps(key, site),
    ...accessLogEntries(key, [...calls, ...installation.alsoProxied]),
    `limit_req_zone $binary_remote_addr zone=${key}_csp:1m rate=30r/m`,
    ...(installation.serviceRate > 0
      ? [`limit_req_zone $binary_remote_addr zone=${key}_service:10m rate=${installation.serviceRate}r/s`]
      : []),
    ...[nginx.engine, nginx.chat, nginx.tracking].map(upstreamBlock),
    "",
    [
      "server",
      [
        ...listens(installation, String(httpPort)),
        `server_name ${names.map(assertWord).join(" ")}`,
        refuseUnknownHost(knownHost),
        "server_tokens off",
        "access_log off",
        errors,
        "# ACME challenges: the certificate issuer verifies the ownership of the host",
        ["location ^~ /.well-known/acme-challenge/", [`root ${assertWord(`${site}/acme`)}`]],
        "# a program that calls without TLS must notice its mistake; a redirect would hide it",
        ...calls.map((path): NginxEntry => [`location = ${path}`, [[`if ($${key}_visits)`, [redirect]], "return 404"]]),
        ["location /", [redirect]],
      ],
    ],
    "",
    "# end point of reports: nginx reads, and so logs, a body only while it proxies a request; health of a container",
    [
      "server",
      [
        `listen ${sink}`,
        "access_log off",
        errors,
        `root ${assertWord(`${site}/current/public`)}`,
        ["location /", ["return 204"]],
        healthLocation(nginx),
      ],
    ],
    "",
    [
      "server",
      [
        ...listens(installation, `${httpsPort} ssl http2`),
        `server_name ${names.map(assertWord).join(" ")}`,
        refuseUnknownHost(knownHost),
        ...tlsEntries(installation, key),
        "proxy_headers_hash_max_size 1024",
        "proxy_headers_hash_bucket_size 128",
        "charset off",
        "log_not_found off",
        `access_log ${logFile(logs, "access")} ${key}`,
        errors,
        `root ${assertWord(`${site}/current/public`)}`,
        [
          "types",
          Object.entries(contentTypes).map(([ending, type]) => `${quoteValue(type)} ${assertWord(ending.slice(1))}`),
        ],
        "default_type application/octet-stream",
        "etag on",
        `client_max_body_size ${bodyLimitOf(config.limits)}`,
        `client_header_timeout ${A_MINUTE}`,
        `client_body_timeout ${A_MINUTE}`,
        `send_timeout ${A_MINUTE}`,
        `keepalive_timeout ${A_MINUTE}`,
        `set $${key}_cache ""`,
        `set $${key}_vary ""`,
        `set $${key}_retry ""`,
        ...security,
        "# empty in a location without a value, so that the provider's header is kept",
        `add_header Cache-Control $${key}_cache always`,
        `add_header Vary $${key}_vary always`,
        `add_header Retry-After $${key}_retry always`,
        "error_page 404 @missing",
        "limit_req_status 429",
        "",
        ...pageLocations(nginx),
        ...callLocations(nginx),
      ],
    ],
  ]);
}
