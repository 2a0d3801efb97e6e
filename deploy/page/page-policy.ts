import { createHash } from "node:crypto";

/** Sources of the Content-Security-Policy that allow the inline elements of a page. */
export interface PagePolicy {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const INLINE = { scripts: /<script>(.*?)<\/script>/gs, styles: /<style[^>]*>(.*?)<\/style>/gs } as const;

const sourceOf = (content: string): string => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** Returns the hashes of all inline scripts and styles of a page that the build or the prerendering wrote. */
export function pagePolicyOf(page: string): PagePolicy {
  const sources = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, content = ""]) => sourceOf(content));
  return { scripts: sources(INLINE.scripts), styles: sources(INLINE.styles) };
}
