import { afterAll, beforeAll } from "vitest";
import { startSandbox, type RunningSandbox } from "#sandbox/start-sandbox.ts";
import type { Tenant } from "#sandbox/tenants/tenant.ts";
import { ServiceClient } from "./service-client.ts";

let tenantCount = 0;

/** Starts one sandbox for the tests of a file; every client gets a tenant of its own. */
export function runningSandboxForTests(options: { readonly portal?: string } = {}): {
  readonly url: () => string;
  readonly client: (tenant?: string) => ServiceClient;
  readonly tenant: (name: string) => Tenant;
} {
  let running: RunningSandbox | undefined;
  beforeAll(async () => {
    running = await startSandbox(options);
  });
  afterAll(() => running?.close());
  const sandbox = (): RunningSandbox => {
    if (running === undefined) throw new Error("the sandbox is only running during tests");
    return running;
  };
  const url = (): string => sandbox().url;
  return {
    url,
    tenant: (name) => sandbox().tenant(name),
    client: (tenant) => {
      tenantCount += 1;
      return new ServiceClient(url(), tenant ?? `test-${tenantCount}`);
    },
  };
}
