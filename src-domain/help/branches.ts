import type { Instant } from "../shared-kernel/index.ts";
import type { Branch } from "./branch.ts";
import { foldText } from "../shared-kernel/text-search.ts";
import { groupBy } from "./group-by.ts";
import { openingStatusAt } from "./opening-status.ts";
import { distanceKm, type GeoPoint } from "./geo-point.ts";

/** Branches of one city. */
export interface City {
  readonly name: string;
  readonly branches: readonly Branch[];
}

/** Search criteria for branches. */
export interface BranchSearch {
  /** City, street, postcode or name, complete or partial. */
  readonly text: string;
  readonly openNow: boolean;
}

/** Branch with its distance from the customer. */
export interface BranchWithDistance {
  readonly branch: Branch;
  /** Straight-line distance; `undefined` if the position of the branch is unknown. */
  readonly km: number | undefined;
}

/** Groups branches by city; the names of cities and branches have the order of `compare`. */
export function groupByCity(
  branches: readonly Branch[],
  compare: (one: string, other: string) => number,
): readonly City[] {
  const byCity = groupBy(branches, ({ city }) => city.trim());
  return [...byCity]
    .map(([name, inIt]) => ({
      name,
      branches: inIt.toSorted((one, other) => compare(one.name, other.name)),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
}

/**
 * Finds branches whose name or address has words that begin with every word of the text, ignoring case and diacritics:
 * `gdansk`, `dluga`.
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

/** Sorts branches by distance; those without a position come last in their former order. */
export function sortByDistance(branches: readonly Branch[], here: GeoPoint): readonly BranchWithDistance[] {
  const distanceOf = (km: number | undefined): number => km ?? Number.POSITIVE_INFINITY;
  return branches
    .map((branch) => ({ branch, km: branch.place === undefined ? undefined : distanceKm(here, branch.place) }))
    .toSorted((one, other) =>
      distanceOf(one.km) < distanceOf(other.km) ? -1 : distanceOf(one.km) > distanceOf(other.km) ? 1 : 0,
    );
}

/** Returns the address of an external map with the route to a branch: by its position, else by its postal address. */
export function directionsUrlOf({ place, street, zip, city }: Branch): string {
  const to = place === undefined ? `${street}, ${zip} ${city}` : `${place.latitude},${place.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
