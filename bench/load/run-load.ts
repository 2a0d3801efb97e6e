import { setTimeout as wait } from "node:timers/promises";
import { endOpened } from "./sessions.ts";
import type { PreparedCall, SoapReply, SoapClient } from "./soap-client.ts";

/** Measurement of a run. */
export interface LoadMeasurement {
  /** Times from the due time of a call to its whole response, ms, by operation. */
  readonly latencies: ReadonlyMap<string, readonly number[]>;
  /** Time from the first call to the last response, s. */
  readonly seconds: number;
  readonly errors: ReadonlyMap<string, number>;
}

function replyErrorOf({ operation }: PreparedCall, reply: SoapReply): string | undefined {
  if (reply.status !== 200) return `${operation}: HTTP ${reply.status}`;
  if (!reply.text.endsWith(`</${operation}Response></soap:Body></soap:Envelope>`))
    return `${operation}: no response to it`;
  return reply.text.includes("<sessionError>true") ? `${operation}: sessionError` : undefined;
}

/**
 * Calls at a fixed rate, with or without responses to former calls, and times each from its due time: a stop of a
 * second shows in all calls due meanwhile, not only in one.
 */
export async function runLoad(
  wire: Pick<SoapClient, "send">,
  plan: readonly PreparedCall[],
  callsPerSecond: number,
): Promise<LoadMeasurement> {
  const latencies = new Map<string, number[]>();
  const errors = new Map<string, number>();
  const fault = (what: string): void => void errors.set(what, (errors.get(what) ?? 0) + 1);
  const begun = performance.now();
  let last = begun;
  const call = async (prepared: PreparedCall, due: number): Promise<void> => {
    let end: PreparedCall | undefined;
    try {
      const reply = await wire.send(prepared);
      const wrong = replyErrorOf(prepared, reply);
      if (wrong !== undefined) fault(wrong);
      end = endOpened(prepared, reply);
    } catch (error) {
      fault(`${prepared.operation}: ${error instanceof Error ? error.message : String(error)}`);
    }
    last = performance.now();
    const known = latencies.get(prepared.operation) ?? [];
    latencies.set(prepared.operation, known);
    known.push(last - due);
    if (end !== undefined) await wire.send(end).catch(() => fault("sessionEnd"));
  };
  const calls: Promise<void>[] = [];
  for (let next = 0; next < plan.length;) {
    const now = performance.now();
    for (; next < plan.length; next += 1) {
      const due = begun + (next * 1_000) / callsPerSecond;
      const prepared = plan[next];
      if (due > now || prepared === undefined) break;
      calls.push(call(prepared, due));
    }
    await wait(1);
  }
  await Promise.all(calls);
  return { latencies, seconds: (last - begun) / 1_000, errors };
}
