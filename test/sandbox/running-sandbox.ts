import { afterAll, beforeAll } from "vitest";
import { startSandbox, type RunningSandbox } from "#sandbox/start-sandbox.ts";
import { ServiceClient } from "./service-client.ts";

let tenantCount = 0;

/** Starts one sandbox for the tests of a file; every client gets a tenant of its own. */
export function runningSandboxForTests(options: { readonly portal?: string } = {}): {
  readonly url: () => string;
  readonly client: (tenant?: string) => ServiceClient;
} {
  let running: RunningSandbox | undefined;
  beforeAll(async () => {
    running = await startSandbox(options);
  });
  afterAll(() => running?.close());
  const url = (): string => {
    if (running === undefined) throw new Error("the sandbox is only running during tests");
    return running.url;
  };
  return {
    url,
    client: (tenant) => {
      tenantCount += 1;
      return new ServiceClient(url(), tenant ?? `test-${tenantCount}`);
    },
  };
}
