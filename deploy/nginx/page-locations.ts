import { checkMarkOf } from "../configuration/install-configuration.ts";
import { assertWord, type NginxEntry } from "./nginx-entry.ts";
import type { NginxSite } from "./nginx-site.ts";
import { RETRY_SECONDS } from "./proxied-location.ts";
import { wellKnownLocations } from "./well-known.ts";

/** Paths whose next segment is a secret: a token that logs in or sets a password (ROUTE-05). */
const SECRET_ADDRESSES = "^(/(loginToken|passwordToken|requestConfirmation)/)";

/** Paths that cannot be files. The file system would log an error for them. */
const NO_FILE = `${SECRET_ADDRESSES}|^.{1000}|[^/]{200}`;

/** Health of the installation, also for a container. */
export const healthLocation = ({ installation, cache }: NginxSite): NginxEntry => [
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

/** Locations that nginx answers itself: the files of releases and of the operator, and the portal's page. */
export function pageLocations(nginx: NginxSite): readonly NginxEntry[] {
  const { installation, key, host, cache } = nginx;
  const { site, brotli } = installation;
  const compressed: readonly NginxEntry[] = [...(brotli ? ["brotli_static on"] : []), "gzip_static on"];
  const file = (value: string): readonly NginxEntry[] => [
    ...compressed,
    cache(value),
    `set $${key}_vary "Accept-Encoding"`,
  ];
  const startPage: readonly NginxEntry[] = [...file("no-cache"), "rewrite ^ /index.html break"];
  const page: readonly NginxEntry[] = [[`if ($${key}_opens_page = 0)`, ["return 404"]], ...startPage];
  return [
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
    healthLocation(nginx),
    ["location = /version", [cache("no-store"), "rewrite ^ /version.json break"]],
  ];
}
