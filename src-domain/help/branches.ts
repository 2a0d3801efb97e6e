import type { Instant } from "../shared-kernel/index.ts";
import type { Branch } from "./branch.ts";
import { foldText } from "./text-search.ts";
import { groupBy } from "./group-by.ts";
import { openingStatusAt } from "./opening-status.ts";
import { distanceKm, type GeoPoint } from "./geo-point.ts";

/** Branches of one city. */
export interface City {
  readonly name: string;
  readonly branches: readonly Branch[];
}

/** What is looked for among branches. */
export interface BranchSearch {
  /** A city, a street, a postcode or a name, in whole or in part. */
  readonly text: string;
  readonly openNow: boolean;
}

/** A branch, and how far it is from where the customer is. */
export interface BranchWithDistance {
  readonly branch: Branch;
  /** As the crow flies; `undefined` where the provider does not say where the branch stands. */
  readonly km: number | undefined;
}

/** Branches by city, cities and what is in them in the alphabet's order. */
export function groupByCity(branches: readonly Branch[]): readonly City[] {
  const byCity = groupBy(branches, ({ city }) => city.trim());
  return [...byCity]
    .map(([name, inIt]) => ({
      name,
      branches: inIt.toSorted((one, other) => one.name.localeCompare(other.name, "pl")),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "pl"));
}

/**
 * Branches in which every word of the text begins a word of their name or address, however it is written: `gdansk`,
 * `dluga`.
 */
export function searchBranches(
  branches: readonly Branch[],
  { text, openNow }: BranchSearch,
  now: Instant,
): readonly Branch[] {
  const words = foldText(text)
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  return branches.filter((branch) => {
    if (openNow && openingStatusAt(branch, now).kind !== "open") return false;
    const searchable = ` ${foldText(`${branch.city} ${branch.street} ${branch.zip} ${branch.name}`)}`;
    return words.every(
      (word) => searchable.includes(` ${word}`) || searchable.includes(`-${word}`) || searchable.includes(`.${word}`),
    );
  });
}

/** Branches from the nearest to the farthest; those of which nobody knows where they stand come last, as they came. */
export function sortByDistance(branches: readonly Branch[], here: GeoPoint): readonly BranchWithDistance[] {
  const distanceOf = (km: number | undefined): number => km ?? Number.POSITIVE_INFINITY;
  return branches
    .map((branch) => ({ branch, km: branch.place === undefined ? undefined : distanceKm(here, branch.place) }))
    .toSorted((one, other) =>
      distanceOf(one.km) < distanceOf(other.km) ? -1 : distanceOf(one.km) > distanceOf(other.km) ? 1 : 0,
    );
}

/** Where an outside map shows the way to a branch: by its point, or by its address where no point is known. */
export function directionsUrlOf({ place, street, zip, city }: Branch): string {
  const to = place === undefined ? `${street}, ${zip} ${city}` : `${place.latitude},${place.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
