/** Source of repeatable pseudo-random numbers. */
export interface Random {
  /** Returns a whole number from 0 to `below` - 1. */
  below(below: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

/** Creates a repeatable source (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)] ?? values[0] };
}
