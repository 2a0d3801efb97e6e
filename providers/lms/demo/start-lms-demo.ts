import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PORTAL_ROLE, setupScript } from "../setup/setup-script.ts";
import { startLms, type LmsOptions, type RunningLms } from "../start-lms.ts";
import { insertDemoCustomers, type DemoLmsLogin } from "./insert-demo-customers.ts";
import { LMS_TABLES } from "./lms-tables.ts";
import { openEmbeddedPostgres } from "./open-embedded-postgres.ts";

export interface RunningLmsDemo extends RunningLms {
  readonly logins: readonly DemoLmsLogin[];
}

/** Starts the provider over an embedded database with invented customers, which ends with it. */
export async function startLmsDemo(options: Omit<LmsOptions, "database">): Promise<RunningLmsDemo> {
  const database = await openEmbeddedPostgres();
  await database.run(LMS_TABLES);
  const { logins, helpdesk } = await insertDemoCustomers(database, (options.now ?? Date.now)());
  await database.run(`CREATE ROLE ${PORTAL_ROLE}; ${setupScript()} SET ROLE ${PORTAL_ROLE};`);
  const directory = await mkdtemp(join(tmpdir(), "ebok-lms-"));
  const running = await startLms({ ...options, database, helpdesk: { ...helpdesk, directory } });
  return {
    service: running.service,
    logins,
    close: async () => {
      await running.close();
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}
