import { quoteValue, assertWord, printEntries, type NginxEntry } from "./nginx-entry.ts";
import { hostKey } from "./host-key.ts";
import { proxyTimeoutOf } from "./nginx-installation.ts";

/** A provider that answers on an origin of its own. */
export interface ProviderFront {
  readonly name: string;
  readonly httpsPort: number;
  readonly certificate: string;
  readonly certificateKey: string;
  /** Origin of the engine behind. */
  readonly provider: string;
  /** Path of the service. */
  readonly path: string;
  /** Origins of the portals that may call it, as a browser writes them: `https://portal.example`. */
  readonly portals: readonly string[];
  /** How long the portals wait for an answer (`limits.requestSeconds`); of several, the longest. */
  readonly requestSeconds: number;
}

/**
 * What the portal sends beside what every form may (docs/contract): without these a browser asks, and does not call.
 */
const HEADERS = "Authorization, Content-Type, SOAPAction, X-Ebok-Fingerprint";

/**
 * CORS for a provider on another origin: the portals of the list and nobody else may call the service. Calls are sent
 * with credentials (docs/contract), which a browser only does where they are let in by name; nobody else is told
 * anything.
 */
export function providerFrontConf(front: ProviderFront): string {
  const portal = `$ebok_portal_${hostKey(front.name)}_${front.httpsPort}`;
  const trusted = portal.replace("portal", "trusted");
  const cors: readonly NginxEntry[] = [
    `add_header Access-Control-Allow-Origin ${portal} always`,
    // nginx leaves a header out that has no value
    `add_header Access-Control-Allow-Credentials ${trusted} always`,
    'add_header Vary "Origin" always',
  ];
  return printEntries([
    "# Printed by `npm run deploy:nginx -- --provider-front …`: print it again instead of changing it.",
    [
      `map $http_origin ${portal}`,
      ['default ""', ...front.portals.map((address) => `${quoteValue(new URL(address).origin)} $http_origin`)],
    ],
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
