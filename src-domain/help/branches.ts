import type { Instant } from "../shared-kernel/index.ts";
import type { Branch } from "./branch.ts";
import { folded } from "./folded-text.ts";
import { grouped } from "./grouped.ts";
import { openingAt } from "./opening.ts";
import { distanceKm, type Place } from "./place.ts";

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
export interface NearBranch {
  readonly branch: Branch;
  /** As the crow flies; `undefined` where the provider does not say where the branch stands. */
  readonly km: number | undefined;
}

/** Branches by city, cities and what is in them in the alphabet's order. */
export function citiesOf(branches: readonly Branch[]): readonly City[] {
  const byCity = grouped(branches, ({ city }) => city.trim());
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
export function branchesFor(
  branches: readonly Branch[],
  { text, openNow }: BranchSearch,
  now: Instant,
): readonly Branch[] {
  const words = folded(text)
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  return branches.filter((branch) => {
    if (openNow && openingAt(branch, now).kind !== "open") return false;
    const said = ` ${folded(`${branch.city} ${branch.street} ${branch.zip} ${branch.name}`)}`;
    return words.every((word) => said.includes(` ${word}`) || said.includes(`-${word}`) || said.includes(`.${word}`));
  });
}

/** Branches from the nearest to the farthest; those of which nobody knows where they stand come last, as they came. */
export function nearestFirst(branches: readonly Branch[], here: Place): readonly NearBranch[] {
  const far = (km: number | undefined): number => km ?? Number.POSITIVE_INFINITY;
  return branches
    .map((branch) => ({ branch, km: branch.place === undefined ? undefined : distanceKm(here, branch.place) }))
    .toSorted((one, other) => (far(one.km) < far(other.km) ? -1 : far(one.km) > far(other.km) ? 1 : 0));
}

/** Where an outside map shows the way to a branch: by its point, or by its address where no point is known. */
export function routeAddress({ place, street, zip, city }: Branch): string {
  const to = place === undefined ? `${street}, ${zip} ${city}` : `${place.latitude},${place.longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`;
}
