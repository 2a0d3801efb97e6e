import { readFileSync } from "node:fs";

/** Units of time in `/proc` of Linux, for each second (`USER_HZ`). */
const STAT_UNITS_PER_SECOND = 100;

/** Processes of one program whose processor time is measured. */
export interface MeasuredProgram {
  readonly name: string;
  /** Ids of its processes, at the beginning and at the end. */
  readonly processIds: () => Promise<readonly number[]>;
}

/** Returns the processor time of a process from the text of `/proc/<id>/stat`, ms. */
export function processorMsOf(stat: string): number {
  // The name of the program is in parentheses and may contain blanks; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / STAT_UNITS_PER_SECOND;
}

/** Reads the processor time of a process, ms; `undefined` if it has ended, or where there is no `/proc`. */
function readProcessorMs(processId: number): number | undefined {
  try {
    return processorMsOf(readFileSync(`/proc/${processId}/stat`, "utf8"));
  } catch {
    return undefined;
  }
}

async function timesOf({ processIds }: MeasuredProgram): Promise<ReadonlyMap<number, number>> {
  const ids = await processIds();
  return new Map(
    ids.flatMap((id) => {
      const ms = readProcessorMs(id);
      return ms === undefined ? [] : [[id, ms]];
    }),
  );
}

/** Work that is measured, and its number of calls. */
interface MeasuredWork<Value> {
  readonly run: () => Promise<Value>;
  readonly calls: number;
}

/**
 * Measures the processor time of programs, and of this process, for each call of `run`. The rate of a run depends on
 * other programs of the machine, this time hardly does. Leaves a program out whose processes are not on this machine.
 */
export async function measureProcessorTime<Value>(
  programs: readonly MeasuredProgram[],
  { run, calls }: MeasuredWork<Value>,
): Promise<{ readonly value: Value; readonly figures: readonly (readonly [name: string, value: string])[] }> {
  const before = await Promise.all(programs.map(timesOf));
  const own = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(own);
  const after = await Promise.all(programs.map(timesOf));
  const figure = (name: string, ms: number) => [`processor time of ${name}`, `${(ms / calls).toFixed(3)} ms`] as const;
  const figures = programs.flatMap(({ name }, index) => {
    const times = after[index] ?? new Map<number, number>();
    if (times.size === 0) return [];
    const total = [...times].reduce((sum, [id, ms]) => sum + ms - (before[index]?.get(id) ?? 0), 0);
    return [figure(name, total)];
  });
  return { value, figures: [...figures, figure("the caller", (user + system) / 1_000)] };
}
