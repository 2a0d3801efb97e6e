import { readFileSync } from "node:fs";

/** Units of time in `/proc` of Linux, for each second (`USER_HZ`). */
const STAT_UNITS_PER_SECOND = 100;
const NANOSECONDS_PER_MS = 1_000_000;

const PROCESSOR_TIME = "processor time";
const CALLER = "the caller";

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

/** Reads the time for which the main thread of a process was ready but had no core, ms; `undefined` as above. */
function readWaitingMs(processId: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${processId}/schedstat`, "utf8").split(" ")[1]) / NANOSECONDS_PER_MS;
  } catch {
    return undefined;
  }
}

interface ProgramTimes {
  readonly processorMs: ReadonlyMap<number, number>;
  readonly waitingMs: ReadonlyMap<number, number>;
}

function timesBy(ids: readonly number[], read: (id: number) => number | undefined): ReadonlyMap<number, number> {
  return new Map(
    ids.flatMap((id) => {
      const ms = read(id);
      return ms === undefined ? [] : [[id, ms]];
    }),
  );
}

async function timesOf({ processIds }: MeasuredProgram): Promise<ProgramTimes> {
  const ids = await processIds();
  return { processorMs: timesBy(ids, readProcessorMs), waitingMs: timesBy(ids, readWaitingMs) };
}

/** Returns the sum of the differences; `undefined` without a process. */
function difference(after: ReadonlyMap<number, number>, before: ReadonlyMap<number, number>): number | undefined {
  if (after.size === 0) return undefined;
  return [...after].reduce((sum, [id, ms]) => sum + ms - (before.get(id) ?? 0), 0);
}

/** Work that is measured, and its number of calls. */
interface MeasuredWork<Value> {
  readonly run: () => Promise<Value>;
  readonly calls: number;
}

/**
 * Measures the processor time of programs, and of this process, for each call of `run`. The rate of a run depends on
 * other programs of the machine, this time hardly does. The time for which their main threads were ready but had no
 * core shows how much others had of the machine. Leaves a program out whose processes are not on this machine.
 */
export async function measureProcessorTime<Value>(
  programs: readonly MeasuredProgram[],
  { run, calls }: MeasuredWork<Value>,
): Promise<{ readonly value: Value; readonly figures: readonly (readonly [name: string, value: string])[] }> {
  const all = [...programs, { name: CALLER, processIds: () => Promise.resolve([process.pid]) }];
  const before = await Promise.all(all.map(timesOf));
  const own = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(own);
  const after = await Promise.all(all.map(timesOf));
  const figure = (what: string, name: string, ms: number) =>
    [`${what} of ${name}`, `${(ms / calls).toFixed(3)} ms`] as const;
  const figures = (what: string, read: (times: ProgramTimes) => ReadonlyMap<number, number>) =>
    all.flatMap(({ name }, index) => {
      const [first, last] = [before[index], after[index]];
      const ms = first && last && difference(read(last), read(first));
      return ms === undefined ? [] : [figure(what, name, ms)];
    });
  return {
    value,
    figures: [
      ...figures(PROCESSOR_TIME, ({ processorMs }) => processorMs).filter(([name]) => !name.endsWith(CALLER)),
      figure(PROCESSOR_TIME, CALLER, (user + system) / 1_000),
      ...figures("time without a core", ({ waitingMs }) => waitingMs),
    ],
  };
}
