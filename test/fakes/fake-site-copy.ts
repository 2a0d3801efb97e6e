import type { SiteCopyPort } from "#domain/site-content/index.ts";
import type { SiteCopy } from "#domain/site-content/site-copy.ts";

/** What one browser was told last, in memory. */
export function fakeSiteCopy(): SiteCopyPort {
  let kept: SiteCopy | undefined;
  return {
    read: () => kept,
    write(copy) {
      kept = copy;
    },
  };
}
