import { shareOf } from "../statistics.ts";
import type { ChatMeasurement } from "./run-chat.ts";

/** Limits of a run. */
export interface ChatBars {
  readonly sockets: number;
  readonly messagesPerSecond: number;
  readonly p99Ms: number;
}

/**
 * Share of the rate that counts as reached: the last acknowledgement arrives a little after the last message was due.
 */
const MIN_RATE_SHARE = 0.99;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Compares a run with its bars. A lost message or a closed socket misses them. */
export function evaluateChatRun(
  { sockets, latencies, lost, closed, received, seconds }: ChatMeasurement,
  bars: ChatBars,
): { readonly isMet: boolean; readonly figures: readonly (readonly [name: string, value: string])[] } {
  const rate = latencies.length / seconds;
  const p99 = shareOf(latencies, 0.99);
  return {
    isMet:
      lost === 0 &&
      closed === 0 &&
      sockets >= bars.sockets &&
      rate >= bars.messagesPerSecond * MIN_RATE_SHARE &&
      p99 <= bars.p99Ms,
    figures: [
      ["sockets", `${sockets - closed} of ${sockets}`],
      ["messages a second", rate.toFixed(0)],
      ["p50", ms(shareOf(latencies, 0.5))],
      ["p99", ms(p99)],
      ["p99.9", ms(shareOf(latencies, 0.999))],
      ["longest", ms(shareOf(latencies, 1))],
      ["lost", `${lost} of ${latencies.length + lost}`],
      ["replies of the bot a second", (received / seconds).toFixed(0)],
    ],
  };
}
