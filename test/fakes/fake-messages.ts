import { succeed } from "#domain/shared-kernel/index.ts";
import type { Message, MessagesPort, Outage } from "#domain/messages/index.ts";
import { Script } from "./script.ts";

export interface FakeMessages extends MessagesPort {
  readonly script: Script<"loadMessages" | "loadOutages">;
  /** Messages that the server returns. */
  messages: readonly Message[];
  outages: readonly Outage[];
}

/** Messages and outages in memory. */
export function fakeMessages({
  messages = [],
  outages = [],
}: { messages?: readonly Message[]; outages?: readonly Outage[] } = {}): FakeMessages {
  const script: FakeMessages["script"] = new Script();
  const fake: FakeMessages = {
    script,
    messages,
    outages,
    loadMessages: () => script.answer("loadMessages", () => succeed(fake.messages)),
    loadOutages: () => script.answer("loadOutages", () => succeed(fake.outages)),
  };
  return fake;
}
