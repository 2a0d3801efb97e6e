import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Configuration } from "#domain/configuration/index.ts";
import { checkConfiguration } from "../../deploy/configuration/check-configuration.ts";
import { installationPage } from "../../deploy/page/installation-page.ts";
import { PRERENDER } from "../../deploy/page/load-prerender.ts";
import { pagePolicyOf, type PagePolicy } from "../../deploy/page/page-policy.ts";

/** Page of the portal with the login page of an operator. */
export interface PortalPage {
  /** Content by encoding. */
  readonly content: Readonly<Record<"br" | "gzip" | "identity", Buffer<ArrayBuffer>>>;
  readonly policy: PagePolicy;
}

function portalPage(html: string): PortalPage {
  const identity = Buffer.from(html);
  const copy = (packed: Uint8Array) => Buffer.from(packed);
  return {
    content: { identity, br: copy(brotliCompressSync(identity)), gzip: copy(gzipSync(identity, { level: 9 })) },
    policy: pagePolicyOf(html),
  };
}

/** Pages of the portal built in `root`, prerendered once for each operator. */
export class PortalPages {
  readonly #root: string;
  readonly #pages = new Map<string, PortalPage | undefined>();
  #builtAt: number | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Returns the page of a configuration; `undefined` without a build, during maintenance and for an invalid
   * configuration, which the portal explains.
   */
  pageFor(configuration: Configuration): PortalPage | undefined {
    const built = {
      page: join(this.#root, "index.html"),
      prerender: join(this.#root, PRERENDER.folder, PRERENDER.module),
      root: this.#root,
    };
    if (!existsSync(built.page) || !existsSync(built.prerender)) return undefined;
    const builtAt = statSync(built.prerender).mtimeMs;
    if (builtAt !== this.#builtAt) this.#pages.clear();
    this.#builtAt = builtAt;
    const { brand, help, provider, maintenance } = configuration;
    const key = JSON.stringify([brand, help, provider, maintenance !== undefined]);
    if (!this.#pages.has(key)) {
      const text = JSON.stringify(configuration);
      const isValid = checkConfiguration(text, { allowDemo: true }).length === 0;
      const html = isValid ? installationPage(built, JSON.parse(text)) : undefined;
      this.#pages.set(key, html === undefined ? undefined : portalPage(html));
    }
    return this.#pages.get(key);
  }
}
