import { quoteValue, assertWord, printEntries, type NginxEntry } from "./nginx-entry.ts";
import { hostKey } from "./host-key.ts";
import { proxyTimeoutOf } from "./nginx-installation.ts";

/** Web server of a provider on an origin of its own. */
export interface ProviderFront {
  readonly name: string;
  readonly httpsPort: number;
  readonly certificate: string;
  readonly certificateKey: string;
  /** Origin of the upstream. */
  readonly provider: string;
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
}

/** Request headers of the portal beyond the CORS-safelisted ones (docs/contract). Without them the preflight fails. */
const HEADERS = "Authorization, Content-Type, SOAPAction, X-Ebok-Fingerprint, X-Ebok-Request";

/**
 * Creates the nginx configuration of a provider on another origin, with CORS for the listed portals only. Calls have
 * credentials (docs/contract), so browsers require the origin by name; other origins get no CORS headers.
 */
export function providerFrontConf(front: ProviderFront): string {
  const portal = `$ebok_portal_${hostKey(front.name)}_${front.httpsPort}`;
  const zone = `ebok_service_${hostKey(front.name)}_${front.httpsPort}`;
  const limited = front.serviceRate > 0;
  const trusted = portal.replace("portal", "trusted");
  const cors: readonly NginxEntry[] = [
    `add_header Access-Control-Allow-Origin ${portal} always`,
    // nginx omits a header with an empty value.
    `add_header Access-Control-Allow-Credentials ${trusted} always`,
    'add_header Vary "Origin" always',
  ];
  return printEntries([
    "# Printed by `npm run deploy:nginx -- --provider-front …`: print it again instead of changing it.",
    [
      `map $http_origin ${portal}`,
      ['default ""', ...front.portals.map((address) => `${quoteValue(new URL(address).origin)} $http_origin`)],
    ],
    ...(limited ? [`limit_req_zone $binary_remote_addr zone=${zone}:10m rate=${front.serviceRate}r/s`] : []),
    [`map ${portal} ${trusted}`, ['default "true"', '"" ""']],
    [
      "server",
      [
        `listen ${front.httpsPort} ssl http2`,
        `server_name ${assertWord(front.name)}`,
        `ssl_certificate ${assertWord(front.certificate)}`,
        `ssl_certificate_key ${assertWord(front.certificateKey)}`,
        "ssl_protocols TLSv1.2 TLSv1.3",
        "server_tokens off",
        "access_log off",
        [
          `location = ${assertWord(front.path)}`,
          [
            [
              "if ($request_method = OPTIONS)",
              [
                ...cors,
                "add_header Access-Control-Allow-Methods POST",
                `add_header Access-Control-Allow-Headers ${quoteValue(HEADERS)}`,
                "add_header Access-Control-Max-Age 7200",
                "return 204",
              ],
            ],
            ...(limited ? [`limit_req zone=${zone} burst=${front.serviceBurst} nodelay`, "limit_req_status 429"] : []),
            ...cors,
            'add_header Cross-Origin-Resource-Policy "cross-origin" always',
            "proxy_hide_header Cross-Origin-Resource-Policy",
            `proxy_pass ${assertWord(front.provider)}`,
            'proxy_set_header Referer ""',
            `proxy_send_timeout ${proxyTimeoutOf(front)}`,
            `proxy_read_timeout ${proxyTimeoutOf(front)}`,
          ],
        ],
      ],
    ],
  ]);
}
