/** Towns of the address ranges that are reserved for documentation, so that demo entries have a place. */
const TOWNS = [
  ["203.0.113.", "Gdynia"],
  ["198.51.100.", "Gdańsk"],
  ["192.0.2.", "Sopot"],
] as const;

/** Returns the town of a network address; `undefined` if it is unknown. */
export function townOf(address: string): string | undefined {
  return TOWNS.find(([range]) => address.startsWith(range))?.[1];
}
