import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Configuration } from "../../src-domain/configuration/index.ts";
import { encodePng } from "./encode-png.ts";
import type { BuiltPage } from "./installation-page.ts";
import { loadPrerender } from "./load-prerender.ts";
import { PORTAL_ICONS, WEB_MANIFEST, webManifest, type PortalIcon } from "./web-manifest.ts";

/** Path of the service worker. */
export const SERVICE_WORKER = "sw.js";

/** Name of the element with the release of the page, which the portal reads (`ServiceWorkerStoredReleaseAdapter`). */
export const RELEASE_MARK = "ebok-release";

/** Place in the worker's script for its list of files, as Workbox names it. */
const FILE_LIST = "self.__WB_MANIFEST";

/**
 * Texts and letters of other languages than Polish, a fifth of all bytes. Most customers never need them; the browser
 * keeps those that were loaded once.
 */
const OF_OTHER_LANGUAGES = /^(uk|en)-.*\.(js|css)$|-cyrillic-/;

/** File that the service worker stores. */
interface StoredFile {
  readonly url: string;
  /** Changes with the content; null for a name that contains it. */
  readonly revision: string | null;
  /** Checksum, as in the `integrity` attribute. */
  readonly integrity?: string;
}

const hash = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex").slice(0, 20);

const integrityOf = (content: string): string => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Returns the operator's icon and typeface, if their files are known here. */
function brandFiles(root: string, { brand }: Configuration): readonly StoredFile[] {
  return [brand.icon, ...(brand.font === undefined ? [] : [brand.font.file])].flatMap((url) => {
    const file = [join(root, url), join(root, "current/public", url)].find(existsSync);
    return file === undefined ? [] : [{ url, revision: hash(readFileSync(file)) }];
  });
}

/** Files of a release for one operator, without its icons. */
export interface ReleaseFiles {
  /** `index.html`. */
  readonly page: string;
  /** `sw.js`: the service worker with its list of files, or the one that removes itself. */
  readonly worker: string;
  readonly manifest: string;
}

/**
 * Completes the page of an operator: adds the web app manifest, and lists the files that the service worker stores. The
 * revision covers `config.json`, because it belongs to the page, and its hosts are in the policy stored with the page.
 */
export function releaseFiles(built: BuiltPage, html: string, configuration: Configuration): ReleaseFiles {
  const manifest = webManifest(configuration);
  const links = `<link rel="manifest" href="/${WEB_MANIFEST}">${PORTAL_ICONS.filter(
    ({ purpose }) => purpose === "apple",
  )
    .map(({ path }) => `<link rel="apple-touch-icon" href="/${path}">`)
    .join("")}`;
  const withHead = (elements: string): string => html.replace("</head>", () => `${elements}</head>`);
  if (configuration.serviceWorker === false)
    return { page: withHead(links), worker: readFileSync(built.removal, "utf8"), manifest };

  const template = readFileSync(built.worker, "utf8");
  const settings = JSON.stringify(configuration);
  const assets = built.assets
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !OF_OTHER_LANGUAGES.test(name))
    .map((name): StoredFile => ({ url: `/assets/${name}`, revision: null }));
  const files = [...assets, ...brandFiles(built.root, configuration)];
  const release = hash(JSON.stringify([html, settings, files, template]));
  const page = withHead(`${links}<meta name="${RELEASE_MARK}" content="${release}">`);
  const list: readonly StoredFile[] = [
    { url: "/index.html", revision: release, integrity: integrityOf(page) },
    // Without a revision, so that all workers share one stored file. The worker of a release requests it at any rate,
    // and a page finds what it has just stored also if another worker takes over in the meantime.
    { url: "/config.json", revision: null },
    ...files,
  ];
  if (template.split(FILE_LIST).length !== 2) throw new Error(`${built.worker} does not have ${FILE_LIST} once`);
  return { page, worker: template.replace(FILE_LIST, () => JSON.stringify(list)), manifest };
}

/** Draws an icon of the installed portal, as PNG. */
export function portalIcon(
  { prerender }: Pick<BuiltPage, "prerender">,
  { size, share }: PortalIcon,
  configuration: unknown,
): Buffer {
  return encodePng(loadPrerender(prerender).drawIcon({ configuration, size, share }), size);
}
