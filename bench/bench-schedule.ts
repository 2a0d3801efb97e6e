/** When a part of the bench runs. */
export interface PartSchedule {
  readonly name: string;
  /** The part runs in every turn of this number: parts that take long and vary little run seldom. */
  readonly everyTurns: number;
}

/** Parts in the order in which a turn runs them. */
export const BENCH_SCHEDULE = [
  { name: "login", everyTurns: 1 },
  { name: "home", everyTurns: 1 },
  { name: "switch", everyTurns: 1 },
  { name: "routes", everyTurns: 3 },
  { name: "services", everyTurns: 1 },
  { name: "invoices", everyTurns: 1 },
  { name: "decoding", everyTurns: 1 },
  { name: "chat", everyTurns: 3 },
  { name: "lighthouse", everyTurns: 2 },
] as const satisfies readonly PartSchedule[];

/** Part of the bench that can run alone. */
export type BenchPart = (typeof BENCH_SCHEDULE)[number];

/** Names of all parts. */
export const PART_NAMES: readonly string[] = BENCH_SCHEDULE.map(({ name }) => name);

/** Returns the parts of these names, all without a name. Throws for a name that no part has. */
export function selectBenchParts(names: readonly string[]): readonly BenchPart[] {
  const unknown = names.filter((name) => !PART_NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`unknown parts: ${unknown.join(", ")}; known: ${PART_NAMES.join(", ")}`);
  return names.length === 0 ? BENCH_SCHEDULE : BENCH_SCHEDULE.filter(({ name }) => names.includes(name));
}

/** Returns true if a part runs in this turn. The warm-up (0) runs the parts of every turn; a single turn runs all. */
export function runsInTurn({ everyTurns }: PartSchedule, turn: number, turns: number): boolean {
  if (turns === 1 || everyTurns === 1) return true;
  return turn % everyTurns === 1;
}
