import { shareOf } from "../statistics.ts";
import type { MeasuredChat } from "./chat-run.ts";

/** What a run is held to. */
export interface ChatBars {
  readonly sockets: number;
  readonly messagesPerSecond: number;
  readonly p99Ms: number;
}

/** A rate counts as reached from here on: the last acknowledgement comes a little after the last message was due. */
const REACHED = 0.99;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** How a run stands to its bars. A message that is lost, or a socket that does not stay open, misses them. */
export function verdictOn(
  { sockets, latencies, lost, closed, heard, seconds }: MeasuredChat,
  bars: ChatBars,
): { readonly kept: boolean; readonly figures: readonly (readonly [name: string, value: string])[] } {
  const rate = latencies.length / seconds;
  const p99 = shareOf(latencies, 0.99);
  return {
    kept:
      lost === 0 &&
      closed === 0 &&
      sockets >= bars.sockets &&
      rate >= bars.messagesPerSecond * REACHED &&
      p99 <= bars.p99Ms,
    figures: [
      ["sockets", `${sockets - closed} of ${sockets}`],
      ["messages a second", rate.toFixed(0)],
      ["p50", ms(shareOf(latencies, 0.5))],
      ["p99", ms(p99)],
      ["p99.9", ms(shareOf(latencies, 0.999))],
      ["longest", ms(shareOf(latencies, 1))],
      ["lost", `${lost} of ${latencies.length + lost}`],
      ["answers of the bot a second", (heard / seconds).toFixed(0)],
    ],
  };
}
