import { afterAll, beforeAll } from "vitest";
import { startSandbox, type RunningSandbox } from "#sandbox/server.ts";
import { ServiceClient } from "./service-client.ts";

let worlds = 0;

/** One sandbox for the tests of a file; every client gets a world of its own. */
export function sandboxForTests(options: { readonly portal?: string } = {}): {
  readonly url: () => string;
  readonly client: (world?: string) => ServiceClient;
} {
  let running: RunningSandbox | undefined;
  beforeAll(async () => {
    running = await startSandbox(options);
  });
  afterAll(() => running?.close());
  const url = (): string => {
    if (running === undefined) throw new Error("the sandbox runs in tests only");
    return running.url;
  };
  return {
    url,
    client: (world) => {
      worlds += 1;
      return new ServiceClient(url(), world ?? `test-${worlds}`);
    },
  };
}
