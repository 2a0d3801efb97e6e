import type { Screen } from "./screens.ts";

const AT_ONCE = 4;

/** Number of the customer's final screens that stay together: they lead to the bank and change the amount due. */
export const LASTING_SCREENS = 5;

/** Splits screens into batches of one test each; the last ones, which depend on each other, are one batch. */
export function splitIntoBatches(screens: readonly Screen[], last: number): readonly (readonly Screen[])[] {
  const free = screens.slice(0, screens.length - last);
  const pieces = Array.from({ length: Math.ceil(free.length / AT_ONCE) }, (_, index) =>
    free.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return last === 0 ? pieces : [...pieces, screens.slice(-last)];
}

/** Names of screens for the title of a test. */
export const namesOf = (screens: readonly Screen[]): string => screens.map(({ name }) => name).join(", ");
