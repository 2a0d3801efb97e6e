import type { DataHistory, DataHistoryPort } from "#domain/data-export/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeDataHistory extends DataHistoryPort {
  readonly script: Script<"load">;
}

/** Chats and changes of consents in memory. */
export function fakeDataHistory(history: DataHistory): FakeDataHistory {
  const script: FakeDataHistory["script"] = new Script();
  return { script, load: () => script.answer("load", () => succeed(history)) };
}
