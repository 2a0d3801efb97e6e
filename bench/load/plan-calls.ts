import { seeded } from "../../scripts/seeded.ts";
import { pickOperation, type CallShare } from "./call-mix.ts";
import type { PreparedCall } from "./soap-client.ts";

/** Rate and length of a run. */
export interface Schedule {
  readonly callsPerSecond: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Prepares the calls of a run: operations of the mix, each in a session. Throws without sessions. */
export function planCalls<Session>(
  mix: readonly CallShare[],
  sessions: readonly Session[],
  { callsPerSecond, seconds, seed }: Schedule,
  requestFor: (operation: string, session: Session) => PreparedCall,
): readonly PreparedCall[] {
  const random = seeded(seed);
  return Array.from({ length: callsPerSecond * seconds }, () => {
    const operation = pickOperation(mix, random());
    const session = sessions[Math.floor(random() * sessions.length)];
    if (session === undefined) throw new RangeError("a run needs at least one session");
    return requestFor(operation, session);
  });
}
