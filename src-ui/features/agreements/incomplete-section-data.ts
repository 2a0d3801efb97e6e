import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";

/**
 * Returns what to read once more of a section that only adds rows to a list. A section that could not be read is a gap
 * of the list.
 */
export function incompleteSectionData(section: AsyncSection<unknown>): IncompleteData | undefined {
  switch (section.status) {
    case "loading":
      return undefined;
    case "failed":
      return { isReloading: section.retrying, reload: section.retry };
    case "ready":
      return section.incomplete;
  }
}
