import { CSP_REPORTS } from "../security-headers.ts";
import { assertWord, type NginxEntry } from "./nginx-entry.ts";
import { proxyTimeoutOf } from "./nginx-installation.ts";
import { logFile, type NginxSite } from "./nginx-site.ts";
import { proxied, proxiedReply } from "./proxied-location.ts";

/** Longest body in which the log finds the operation of a call. */
const OPERATION_BUFFER = "64k";

/** Locations that programs call: reports, the service, tracking, further paths of the provider, and the chat. */
export function callLocations({
  installation,
  config,
  key,
  engine,
  chat,
  tracking,
  sink,
  service,
  trackingPaths,
  cache,
}: NginxSite): readonly NginxEntry[] {
  const { logs } = installation;
  const limited = installation.serviceRate > 0;
  return [
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
                ? ["error_page 429 @busy", `limit_req zone=${key}_service burst=${installation.serviceBurst} nodelay`]
                : []),
              "# the log reads the operation from the body",
              `client_body_buffer_size ${OPERATION_BUFFER}`,
              "client_body_in_single_buffer on",
              ...proxiedReply(engine, proxyTimeoutOf(config.limits)),
              "# the portal counts days by the clock of the provider",
              "proxy_pass_header Date",
              // Scripts of other origins cannot call the service with a session, so the size of an answer betrays
              // nothing.
              "gzip on",
              "gzip_proxied any",
              "gzip_min_length 1k",
              "gzip_types text/xml application/xml application/soap+xml",
              "# answers hold personal data, whatever the provider says about caching",
              "proxy_hide_header Cache-Control",
              cache("no-store"),
            ],
          ] satisfies NginxEntry,
        ]),
    ...trackingPaths.map((path): NginxEntry => [`location = ${path}`, proxiedReply(tracking)]),
    ...installation.alsoProxied.map((path): NginxEntry => [`location ^~ ${assertWord(path)}`, proxiedReply(engine)]),
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
  ];
}
