import { join } from "node:path";
import contentTypes from "../content-types.json" with { type: "json" };
import listed from "../security-headers.json" with { type: "json" };
import { checkMarkOf } from "../configuration/install-configuration.ts";
import { POLICY_KEY, SITE_POLICY } from "../page/release-page.ts";
import { CSP_REPORTS, headersFor } from "../security-headers.ts";
import { quoteValue, assertWord, printEntries, type NginxEntry } from "./nginx-entry.ts";
import { accessLogEntries } from "./access-log.ts";
import { hostKey } from "./host-key.ts";
import { hostMap, originMap, refuseUnknownHost, withPort } from "./known-hosts.ts";
import { bodyLimitOf, proxyTimeoutOf, type NginxInstallation, type NginxConfiguration } from "./nginx-installation.ts";
import { A_MINUTE, proxied, proxiedReply, RETRY_SECONDS, upstreamBlock, type Upstream } from "./proxied-location.ts";
import { tlsEntries } from "./tls-entries.ts";
import { wellKnownLocations } from "./well-known.ts";

/** Paths whose next segment is a secret: a token that logs in or sets a password (ROUTE-05). */
const SECRET_ADDRESSES = "^(/(loginToken|passwordToken|requestConfirmation)/)";

/** Paths that cannot be files. The file system would log an error for them. */
const NO_FILE = `${SECRET_ADDRESSES}|^.{1000}|[^/]{200}`;

/** Longest body in which the log finds the operation of a call. */
const OPERATION_BUFFER = "64k";

const serviceOnThisHost = (config: NginxConfiguration): string | undefined =>
  config.provider.serviceUrl.startsWith("/") ? config.provider.serviceUrl : undefined;

/** Returns the target of a log: a file in the folder, or the output of nginx. */
function logFile(logs: string, name: "access" | "csp" | "error"): string {
  if (logs === "-") return name === "error" ? "stderr" : "/dev/stdout";
  return assertWord(`${logs}/${name}.log`);
}

const listens = ({ ipv6 }: Pick<NginxInstallation, "ipv6">, port: string): readonly NginxEntry[] => [
  `listen ${port}`,
  ...(ipv6 ? [`listen [::]:${port}`] : []),
];

/** Directives that a prerendered page extends. */
const PAGE_DIRECTIVES = { scripts: "script-src", styles: "style-src" } as const;

/** Variable with the sources of a directive: `'self'` and those of the site's pages. */
const sourcesOf = (key: string, kind: keyof typeof PAGE_DIRECTIVES): string => `$${key}_${kind}`;

/** Puts the sources of the site's pages into a Content-Security-Policy. */
const withPageSources = (policy: string, key: string): string =>
  (["scripts", "styles"] as const).reduce(
    (value, kind) =>
      value.replace(`${PAGE_DIRECTIVES[kind]} 'self';`, `${PAGE_DIRECTIVES[kind]} ${sourcesOf(key, kind)};`),
    policy,
  );

/** Maps whose values the release step writes into the site; nginx reads them when it starts or reloads. */
const pageSourceMaps = (key: string, site: string): readonly NginxEntry[] =>
  (["scripts", "styles"] as const).map((kind) => [
    `map ${POLICY_KEY} ${sourcesOf(key, kind)}`,
    [`default "'self'"`, `include ${assertWord(join(site, SITE_POLICY[kind].replace(".conf", "*.conf")))}`],
  ]);

/** Path of session recordings on the portal's own host, if any. */
function recordingPath({ recording }: NginxConfiguration): readonly string[] {
  return recording?.endpoint.startsWith("/") === true ? [assertWord(recording.endpoint)] : [];
}

/**
 * Creates the nginx configuration of a portal, a file for `/etc/nginx/conf.d`. Throws if a path or a name would be read
 * as configuration.
 */
export function nginxConf(installation: NginxInstallation, config: NginxConfiguration): string {
  const { site, names, logs, provider, brotli, httpPort, httpsPort } = installation;
  // Several installations may share one nginx, so all names contain the host.
  const key = `ebok_${hostKey(names[0] ?? "")}`;
  const publicPort = installation.publicHttpsPort ?? httpsPort;
  const knownHost = `${key}_host`;
  const host = withPort(`$${knownHost}`, publicPort);
  const behind = (name: string, origin: string): Upstream => ({
    name: `${key}_${name}`,
    origin,
    host,
    authorities: installation.authorities,
  });
  const engine = behind("provider", provider);
  const chat = behind("chat", installation.chat ?? provider);
  const tracking = behind("tracking", installation.tracking ?? provider);
  const security = Object.entries(headersFor(listed, config)).map(
    ([name, value]): NginxEntry => `add_header ${name} ${withPageSources(quoteValue(value), key)} always`,
  );
  const service = serviceOnThisHost(config);
  // Error messages contain the whole request and its referrer; the access log has the errors of customers, with the
  // status of the upstream.
  const errors = `error_log ${logFile(logs, "error")} crit`;
  const sink = `127.0.0.1:${installation.reportsPort}`;
  const compressed: readonly NginxEntry[] = [...(brotli ? ["brotli_static on"] : []), "gzip_static on"];
  // A location that adds a header loses those of the server, so locations only set variables for the server's headers.
  const cache = (value: string): NginxEntry => `set $${key}_cache ${quoteValue(value)}`;
  const file = (value: string): readonly NginxEntry[] => [
    ...compressed,
    cache(value),
    `set $${key}_vary "Accept-Encoding"`,
  ];
  const startPage: readonly NginxEntry[] = [...file("no-cache"), "rewrite ^ /index.html break"];
  const health: NginxEntry = [
    "location = /health",
    [
      "access_log off",
      "default_type application/json",
      cache("no-store"),
      ["if (!-f $document_root/index.html)", [`return 503 '{"status":"no release"}'`]],
      [
        `if (!-f ${assertWord(checkMarkOf(installation.configuration))})`,
        [`return 503 '{"status":"configuration not checked"}'`],
      ],
      `return 200 '{"status":"ok","configuration":"checked"}'`,
    ],
  ];
  const limited = installation.serviceRate > 0;
  const redirect = `return 301 https://${host}$request_uri`;
  const trackingPaths = ["/trackingTest", "/analyticsEvent", ...recordingPath(config)];
  /** Addresses that programs call; browsers open all others. */
  const calls = [...(service === undefined ? [] : [service]), config.chat.path, CSP_REPORTS, ...trackingPaths].map(
    assertWord,
  );
  const page: readonly NginxEntry[] = [[`if ($${key}_opens_page = 0)`, ["return 404"]], ...startPage];

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
    ...(limited
      ? [`limit_req_zone $binary_remote_addr zone=${key}_service:10m rate=${installation.serviceRate}r/s`]
      : []),
    ...[engine, chat, tracking].map(upstreamBlock),
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
        health,
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
        "# chunks of all releases: a page opened before a release can still load its chunks",
        [
          "location ^~ /assets/",
          [`root ${assertWord(site)}`, ...file("public, max-age=31536000, immutable"), "try_files $uri =404"],
        ],
        "# the operator's icon and typeface: outside the releases, so that no release deletes them",
        ["location ^~ /brand/", [`root ${assertWord(site)}`, cache("no-cache"), "try_files $uri =404"]],
        ...wellKnownLocations(installation.wellKnown, host, cache("no-cache")),
        ["location ^~ /.", ["return 404"]],
        ["location ~ \\.(map|br|gz)$", ["return 404"]],
        ["location = /config.json", [`alias ${assertWord(installation.configuration)}`, cache("no-cache")]],
        "# monitors and crawlers ask for the start page with `Accept: */*`",
        ["location = /", startPage],
        ["location /", [...file("no-cache"), "try_files $uri @portal"]],
        "# browser navigations get the portal's page; missing files get 404",
        ["location @portal", page],
        [`location ~ "${NO_FILE}"`, ["error_log /dev/null emerg", ...page]],
        [
          "location @missing",
          [
            "internal",
            ["types", []],
            'default_type "text/plain; charset=utf-8"',
            cache("no-store"),
            `set $${key}_vary ""`,
            'return 404 "Nie ma takiej strony."',
          ],
        ],
        [
          "location @busy",
          [
            "internal",
            ["types", []],
            'default_type "text/plain; charset=utf-8"',
            cache("no-store"),
            `set $${key}_retry "${RETRY_SECONDS}"`,
            'return 429 "Zbyt wiele prób. Spróbuj za chwilę."',
          ],
        ],
        health,
        ["location = /version", [cache("no-store"), "rewrite ^ /version.json break"]],
        [
          `location = ${CSP_REPORTS}`,
          [
            ["limit_except POST", ["deny all"]],
            "error_page 429 @busy",
            `limit_req zone=${key}_csp burst=20 nodelay`,
            "client_max_body_size 16k",
            "client_body_buffer_size 16k",
            "client_body_in_single_buffer on",
            `access_log ${logFile(logs, "csp")} ${key}_csp`,
            `proxy_pass http://${sink}`,
            "proxy_pass_request_headers off",
          ],
        ],
        ...(service === undefined
          ? []
          : [
              [
                `location = ${assertWord(service)}`,
                [
                  "# browser navigations get the portal's page here too: old bookmarks lead to the services",
                  "error_page 418 = @portal",
                  [`if ($${key}_visits)`, ["return 418"]],
                  ...(limited
                    ? [
                        "error_page 429 @busy",
                        `limit_req zone=${key}_service burst=${installation.serviceBurst} nodelay`,
                      ]
                    : []),
                  "# the log reads the operation from the body",
                  `client_body_buffer_size ${OPERATION_BUFFER}`,
                  "client_body_in_single_buffer on",
                  ...proxiedReply(engine, proxyTimeoutOf(config.limits)),
                  "# answers hold personal data, whatever the provider says about caching",
                  "proxy_hide_header Cache-Control",
                  cache("no-store"),
                ],
              ] satisfies NginxEntry,
            ]),
        ...trackingPaths.map((path): NginxEntry => [`location = ${path}`, proxiedReply(tracking)]),
        ...installation.alsoProxied.map((path): NginxEntry => [
          `location ^~ ${assertWord(path)}`,
          proxiedReply(engine),
        ]),
        [
          `location = ${assertWord(config.chat.path)}`,
          [
            [`if ($${key}_own_origin = 0)`, ["return 403"]],
            ...proxied(chat).filter((entry) => typeof entry !== "string" || !entry.startsWith("proxy_read_timeout")),
            "proxy_set_header Upgrade $http_upgrade",
            `proxy_set_header Connection $${key}_connection`,
            "# a chat may be silent for a long time",
            "proxy_read_timeout 1h",
          ],
        ],
      ],
    ],
  ]);
}
