import type { NginxEntry } from "./nginx-entry.ts";

/**
 * First parts of the addresses of the portal, its service and its files. The log has no other part of a path: the rest
 * may be a token or a customer's number (ROUTE-05), and a token may be spelled in ways that no pattern lists.
 */
export const LOGGED_PATHS = [
  ".well-known",
  "accessibility",
  "accessibility-complaint",
  "agreements",
  "analyticsEvent",
  "bezpiecznyInternet",
  "bezpiecznyInternetDom",
  "billing",
  "blacknut",
  "branch",
  "canalplusonline",
  "chat",
  "config.json",
  "csp-report",
  "deadlines",
  "disney",
  "documents",
  "error",
  "faq",
  "favicon.svg",
  "filmbox",
  "first-paint.js",
  "health",
  "hbomax",
  "index",
  "index.html",
  "invoice",
  "loginOld",
  "loginToken",
  "logout",
  "manifest.webmanifest",
  "messages",
  "more",
  "netflix",
  "numberTransfer",
  "numberTransferDecision",
  "offer",
  "old",
  "password",
  "passwordToken",
  "paymentComplete",
  "personalData",
  "player",
  "privacy",
  "push",
  "regulations",
  "requestAlreadySent",
  "requestConfirmation",
  "requestError",
  "resetPin",
  "robots.txt",
  "service",
  "sessionExpired",
  "settings",
  "supportRequest",
  "sw.js",
  "third-party-notices.txt",
  "trackingTest",
  "tvn24go",
  "version",
  "video",
  "wifiConfiguration",
  "withdrawal",
] as const;

/** Public files, logged with their name. */
const LOGGED_FILES = "/(assets|brand|fonts|icons)/[A-Za-z0-9._-]+";

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

/**
 * Name of a capture, read only where it was made, so that installations can share it. Short, because nginx allows 32
 * characters.
 */
const captureName = (name: string): string => `ebok_found_${name}`;

const escaped = (text: string): string => text.replaceAll(".", "\\.");

/**
 * Returns the log formats `<key>` and `<key>_csp` with their maps. No log contains Authorization headers, queries,
 * referrers or the parts of a path that may be secret. `paths` are the installation's own, such as its service.
 */
export function accessLogEntries(key: string, paths: readonly string[]): readonly NginxEntry[] {
  const first = [...LOGGED_PATHS, ...new Set(paths.map((path) => path.split("/")[1] ?? ""))]
    .filter((part) => part !== "")
    .map(escaped)
    .join("|");
  return [
    [
      `map $request_uri $${key}_logged`,
      [
        'default "/…"',
        '"~^/(\\?|$)" "/"',
        `"~^(${LOGGED_FILES})(\\?|$)" $1`,
        `"~^(/(${first}))(\\?|$)" $1`,
        `"~^(/(${first})/)" "$1…"`,
      ],
    ],
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
  ];
}
