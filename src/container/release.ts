/** Hash in the name of the first script of a build. */
const ENTRY_HASH = /-([\w-]{8})\.js$/;

/**
 * Release of the portal for reports: the version, and the hash of the build's first script, by which its source maps
 * are found. The development server has no hash.
 */
export function releaseOf(page: Document): string {
  const named: unknown = import.meta.env["VITE_RELEASE"];
  const version = typeof named === "string" ? named : "dev";
  const entry = page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";
  const [, hash] = ENTRY_HASH.exec(entry) ?? [];
  return hash === undefined ? version : `${version}+${hash}`;
}
