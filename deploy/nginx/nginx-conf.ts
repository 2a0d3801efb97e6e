import contentTypes from "../content-types.json" with { type: "json" };
import listed from "../security-headers.json" with { type: "json" };
import { checkMarkOf } from "../configuration/install-configuration.ts";
import { CSP_REPORTS, headersFor } from "../security-headers.ts";
import { quoteValue, assertWord, printEntries, type NginxEntry } from "./nginx-entry.ts";
import { hostKey } from "./host-key.ts";
import { proxyTimeoutOf, type NginxInstallation, type NginxConfiguration } from "./nginx-installation.ts";

const A_MINUTE = "60s";

/** Paths whose next segment is a secret: a token that logs in or sets a password (ROUTE-05). */
const SECRET_ADDRESSES = "^(/(loginToken|passwordToken|requestConfirmation)/)";

/** Paths that cannot be files. The file system would log an error for them. */
const NO_FILE = `${SECRET_ADDRESSES}|^.{1000}|[^/]{200}`;

/**
 * Fields of a CSP report, in the old and the new format; of URLs only the parts without a token. If several reports are
 * sent together, the first one counts.
 */
const REPORT_FIELDS = {
  directive: '"(violated-directive|effective-directive|effectiveDirective)"\\s*:\\s*"(?<DIRECTIVE>[a-z -]{1,60})',
  blocked: '"(blocked-uri|blockedURL)"\\s*:\\s*"(?<BLOCKED>[a-z-]+(://[\\w.:-]+)?)',
  page: '"(document-uri|documentURL)"\\s*:\\s*"https?://[\\w.:-]+(?<PAGE>/[\\w-]{0,40})',
  source: '"(source-file|sourceFile)"\\s*:\\s*"https?://[\\w.:-]+(?<SOURCE>/assets/[\\w.-]{1,100})',
} as const;

/** Operation of a call: the element in the body of its envelope. nginx sees it in bodies up to `OPERATION_BUFFER`. */
const OPERATION = "<([\\w-]+:)?Body[^<>]*>\\s*<([\\w-]+:)?(?<OPERATION>[A-Za-z][A-Za-z0-9]{0,59})";

const OPERATION_BUFFER = "64k";

/** Delay after which a browser may try again, in seconds. */
const RETRY_SECONDS = 10;

/** Returns the body limit for a file of `n` MB as base64 in an envelope. */
const bodyLimit = (fileMegabytes: number): string => `${Math.ceil((fileMegabytes * 4) / 3) + 1}m`;

const serviceOnThisHost = (config: NginxConfiguration): string | undefined =>
  config.provider.serviceUrl.startsWith("/") ? config.provider.serviceUrl : undefined;

/**
 * Name of a capture, read only where it was made, so that installations can share it. Short, because nginx allows 32
 * characters.
 */
const captureName = (name: string): string => `ebok_found_${name}`;

/** Returns the target of a log: a file in the folder, or the output of nginx. */
function logFile(logs: string, name: "access" | "csp" | "error"): string {
  if (logs === "-") return name === "error" ? "stderr" : "/dev/stdout";
  return assertWord(`${logs}/${name}.log`);
}

const listens = ({ ipv6 }: Pick<NginxInstallation, "ipv6">, port: string): readonly NginxEntry[] => [
  `listen ${port}`,
  ...(ipv6 ? [`listen [::]:${port}`] : []),
];

function upstream(name: string, origin: string): NginxEntry {
  const { protocol, host, port, hostname } = new URL(origin);
  return [
    `upstream ${name}`,
    [`server ${assertWord(port === "" ? `${hostname}:${protocol === "https:" ? 443 : 80}` : host)}`, "keepalive 32"],
  ];
}

function proxied(name: string, origin: string, patience = A_MINUTE): readonly NginxEntry[] {
  const { protocol, host } = new URL(origin);
  const isTls = protocol === "https:";
  return [
    `proxy_pass ${protocol}//${name}`,
    "proxy_http_version 1.1",
    isTls ? `proxy_set_header Host ${assertWord(host)}` : "proxy_set_header Host $http_host",
    "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for",
    "proxy_set_header X-Forwarded-Proto $scheme",
    "proxy_set_header X-Request-Id $request_id",
    // The URL of a page may contain a token: no upstream receives it.
    'proxy_set_header Referer ""',
    ...(isTls
      ? [
          "proxy_ssl_server_name on",
          `proxy_ssl_name ${assertWord(new URL(origin).hostname)}`,
          "proxy_ssl_verify on",
          "proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt",
        ]
      : []),
    "proxy_connect_timeout 5s",
    `proxy_send_timeout ${patience}`,
    `proxy_read_timeout ${patience}`,
    // nginx sets these headers; those of a provider would duplicate them.
    ...listed.map(({ name: header }) => `proxy_hide_header ${header}`),
  ];
}

const reply = (name: string, origin: string, patience?: string): readonly NginxEntry[] => [
  ...proxied(name, origin, patience),
  'proxy_set_header Connection ""',
];

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
  const chat = installation.chat ?? provider;
  const tracking = installation.tracking ?? provider;
  const security = Object.entries(headersFor(listed, config)).map(
    ([name, value]): NginxEntry => `add_header ${name} ${quoteValue(value)} always`,
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
  const page: readonly NginxEntry[] = [[`if ($${key}_opens_page = 0)`, ["return 404"]], ...startPage];

  return printEntries([
    "# Printed by `npm run deploy:nginx` from config.json and deploy/security-headers.json: " +
      "print it again instead of changing it.",
    [`map $http_accept $${key}_opens_page`, ["default 0", '"~text/html" 1']],
    [`map "$request_method $http_accept" $${key}_visits`, ["default 0", '"~^GET .*text/html" 1']],
    [`map $request_uri $${key}_logged`, ["default $uri", `"~${SECRET_ADDRESSES}" "$1…"`, '"~^([^?]*)" $1']],
    [`map $http_upgrade $${key}_connection`, ["default upgrade", '"" close']],
    ...Object.entries(REPORT_FIELDS).map(([name, form]): NginxEntry => [
      `map $request_body $${key}_${name}`,
      ['default ""', `'~${form.replace(name.toUpperCase(), captureName(name))}' $${captureName(name)}`],
    ]),
    [
      `map $request_body $${key}_operation`,
      ['default ""', `'~${OPERATION.replace("OPERATION", captureName("operation"))}' $${captureName("operation")}`],
    ],
    "# no log contains Authorization headers, queries, referrers or tokens of a path",
    `log_format ${key} escape=json '{"at":"$time_iso8601","method":"$request_method","path":"$${key}_logged",` +
      `"status":$status,"bytes":$body_bytes_sent,"seconds":$request_time,` +
      `"operation":"$${key}_operation","engine":"$upstream_status","engineSeconds":"$upstream_response_time",` +
      `"from":"$remote_addr","id":"$request_id"}'`,
    `log_format ${key}_csp escape=json '{"at":"$time_iso8601","agent":"$http_user_agent",${Object.keys(REPORT_FIELDS)
      .map((name) => `"${name}":"$${key}_${name}"`)
      .join(",")}}'`,
    `limit_req_zone $binary_remote_addr zone=${key}_csp:1m rate=30r/m`,
    ...(limited
      ? [`limit_req_zone $binary_remote_addr zone=${key}_service:10m rate=${installation.serviceRate}r/s`]
      : []),
    upstream(`${key}_provider`, provider),
    upstream(`${key}_chat`, chat),
    upstream(`${key}_tracking`, tracking),
    "",
    [
      "server",
      [
        ...listens(installation, String(httpPort)),
        `server_name ${names.map(assertWord).join(" ")}`,
        "server_tokens off",
        "access_log off",
        errors,
        "# ACME challenges: the certificate issuer verifies the ownership of the host",
        ["location ^~ /.well-known/acme-challenge/", [`root ${assertWord(`${site}/acme`)}`]],
        ["location /", [`return 301 https://$host${publicPort === 443 ? "" : `:${publicPort}`}$request_uri`]],
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
        `ssl_certificate ${assertWord(installation.certificate)}`,
        `ssl_certificate_key ${assertWord(installation.certificateKey)}`,
        "ssl_protocols TLSv1.2 TLSv1.3",
        "ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:" +
          "ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305",
        "ssl_prefer_server_ciphers off",
        `ssl_session_cache shared:${key}_tls:10m`,
        "ssl_session_timeout 1d",
        "ssl_session_tickets off",
        "server_tokens off",
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
        `client_max_body_size ${bodyLimit(config.limits.fileMegabytes)}`,
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
                  ...reply(`${key}_provider`, provider, proxyTimeoutOf(config.limits)),
                ],
              ] satisfies NginxEntry,
            ]),
        ...["/trackingTest", "/analyticsEvent", ...recordingPath(config)].map((path): NginxEntry => [
          `location = ${path}`,
          reply(`${key}_tracking`, tracking),
        ]),
        ...installation.alsoProxied.map((path): NginxEntry => [
          `location ^~ ${assertWord(path)}`,
          reply(`${key}_provider`, provider),
        ]),
        [
          `location = ${assertWord(config.chat.path)}`,
          [
            ...proxied(`${key}_chat`, chat).filter(
              (entry) => typeof entry !== "string" || !entry.startsWith("proxy_read_timeout"),
            ),
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
