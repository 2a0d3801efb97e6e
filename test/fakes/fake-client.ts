import { succeed } from "#domain/shared-kernel/index.ts";
import type { ClientData, ClientPort } from "#domain/account/index.ts";
import { Script } from "./script.ts";

export interface FakeClient extends ClientPort {
  readonly script: Script<"load">;
  /** Data that the server returns. */
  data: ClientData;
}

/** Account in memory. */
export function fakeClient({ data }: { data: ClientData }): FakeClient {
  const script = new Script<"load">();
  const fake: FakeClient = { script, data, load: () => script.answer("load", () => succeed(fake.data)) };
  return fake;
}
