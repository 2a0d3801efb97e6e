import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Configuration } from "#domain/configuration/index.ts";
import { checkConfiguration } from "../../deploy/configuration/check-configuration.ts";
import { installationPage, type BuiltPage } from "../../deploy/page/installation-page.ts";
import { PRERENDER } from "../../deploy/page/load-prerender.ts";
import { pagePolicyOf, type PagePolicy } from "../../deploy/page/page-policy.ts";
import { portalIcon, releaseFiles, SERVICE_WORKER, type ReleaseFiles } from "../../deploy/page/release-files.ts";
import { PORTAL_ICONS, WEB_MANIFEST } from "../../deploy/page/web-manifest.ts";
import { filesIn } from "../../deploy/release/files-in.ts";

/** File of the portal that depends on the operator. */
export interface PortalFile {
  /** Content by encoding; a picture has no encoded one. */
  readonly content: { readonly identity: Buffer<ArrayBuffer> } & Readonly<
    Partial<Record<"br" | "gzip", Buffer<ArrayBuffer>>>
  >;
}

/** Page of the portal, with the login page of an operator unless there is maintenance. */
interface PortalPage {
  readonly html: string;
  readonly policy: PagePolicy;
}

const START_PAGE = "index.html";

const copyOf = (bytes: Uint8Array): Buffer<ArrayBuffer> => Buffer.from(bytes);

const textFile = (content: string): PortalFile => {
  const identity = Buffer.from(content);
  return {
    content: {
      identity,
      br: copyOf(brotliCompressSync(identity)),
      gzip: copyOf(gzipSync(identity, { level: 9 })),
    },
  };
};

/** Returns a value that is made once for each key. */
class Memo<Value> {
  readonly #values = new Map<string, Value>();

  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.#values.set(key, value);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}

/** Pages of the portal built in `root`, with service worker, manifest and icons, made once for each operator. */
export class PortalPages {
  readonly #root: string;
  readonly #pages = new Memo<PortalPage | "invalid">();
  readonly #releases = new Memo<ReleaseFiles>();
  readonly #files = new Memo<PortalFile>();
  #build: (BuiltPage & { readonly builtAt: number }) | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the page of a configuration; `undefined` without a build and for an invalid configuration, which the portal
   * explains.
   */
  pageFor(configuration: Configuration): PortalPage | undefined {
    const built = this.#built();
    if (built === undefined) return undefined;
    const { brand, help, provider, maintenance } = configuration;
    const page = this.#pages.get(JSON.stringify([brand, help, provider, maintenance !== undefined]), () => {
      const text = JSON.stringify(configuration);
      if (checkConfiguration(text, { allowDemo: true }).length > 0) return "invalid";
      const html = installationPage(built, JSON.parse(text)) ?? readFileSync(built.page, "utf8");
      return { html, policy: pagePolicyOf(html) };
    });
    return page === "invalid" ? undefined : page;
  }

  /** Returns a file that depends on the operator, by its path; `undefined` for all others. */
  fileFor(path: string, configuration: Configuration): PortalFile | undefined {
    const icon = PORTAL_ICONS.find((one) => `/${one.path}` === path);
    const isText = [START_PAGE, SERVICE_WORKER, WEB_MANIFEST].some((name) => path === `/${name}`);
    if (icon === undefined && !isText) return undefined;
    const built = this.#built();
    const page = this.pageFor(configuration);
    if (built === undefined || page === undefined) return undefined;
    const settings = JSON.stringify(configuration);
    return this.#files.get(`${path} ${settings}`, () => {
      if (icon !== undefined) return { content: { identity: copyOf(portalIcon(built, icon, JSON.parse(settings))) } };
      const release = this.#releases.get(settings, () => releaseFiles(built, page.html, configuration));
      return textFile(
        path === `/${SERVICE_WORKER}` ? release.worker : path === `/${WEB_MANIFEST}` ? release.manifest : release.page,
      );
    });
  }

  /** Returns the files of the build; `undefined` if there is none. Forgets all pages after a new build. */
  #built(): BuiltPage | undefined {
    const at = (...names: readonly string[]) => join(this.#root, ...names);
    const page = at(START_PAGE);
    const worker = at(PRERENDER.folder, PRERENDER.worker);
    if (!existsSync(page) || !existsSync(worker)) return undefined;
    const builtAt = statSync(worker).mtimeMs;
    if (this.#build?.builtAt === builtAt) return this.#build;
    for (const memo of [this.#pages, this.#releases, this.#files]) memo.clear();
    this.#build = {
      builtAt,
      page,
      worker,
      prerender: at(PRERENDER.folder, PRERENDER.module),
      removal: at(SERVICE_WORKER),
      root: this.#root,
      assets: filesIn(at("assets")),
    };
    return this.#build;
  }
}
