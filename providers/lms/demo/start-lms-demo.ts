import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { USUAL_CONSENTS } from "../consent/lms-consents.ts";
import { lmsCapabilities, type LmsCapabilities } from "../lms-operations.ts";
import type { CustomerMessage } from "../notify/message-sender.ts";
import { PORTAL_ROLE, setupScript } from "../setup/setup-script.ts";
import { insertSecondFactor } from "../state/second-factor.repository.ts";
import { startLms, type LmsOptions, type RunningLms } from "../start-lms.ts";
import { DemoMailbox } from "./demo-mailbox.ts";
import { DEMO_FACTOR_KEY, insertDemoCustomers, type DemoLmsLogin } from "./insert-demo-customers.ts";
import { LMS_TABLES } from "./lms-tables.ts";
import { openEmbeddedPostgres } from "./open-embedded-postgres.ts";

/** Options of the demo, which has a database, a help desk and a mailbox of its own. */
export interface LmsDemoOptions extends Omit<LmsOptions, "database" | "helpdesk" | "sender"> {
  /** Called with each message to a customer. */
  readonly report?: (message: CustomerMessage) => void;
}

export interface RunningLmsDemo extends RunningLms {
  readonly logins: readonly DemoLmsLogin[];
  /** Address of the messages to customers. */
  readonly mailbox: string;
  readonly capabilities: LmsCapabilities;
}

/** Starts the provider over an embedded database with invented customers, which ends with it. */
export async function startLmsDemo({ report, ...options }: LmsDemoOptions): Promise<RunningLmsDemo> {
  const database = await openEmbeddedPostgres();
  await database.run(LMS_TABLES);
  const { logins, helpdesk, factorOwner } = await insertDemoCustomers(database, (options.now ?? Date.now)());
  await database.run(`CREATE ROLE ${PORTAL_ROLE}; ${setupScript()} SET ROLE ${PORTAL_ROLE};`);
  const factor = { factorId: "demo", kind: "app", secret: DEMO_FACTOR_KEY, usedStep: -1 } as const;
  await insertSecondFactor(database, [factorOwner], factor);
  const directory = await mkdtemp(join(tmpdir(), "ebok-lms-"));
  const sender = new DemoMailbox(report);
  const running = await startLms({ ...options, database, helpdesk: { ...helpdesk, directory }, sender });
  return {
    service: running.service,
    logins,
    capabilities: lmsCapabilities({
      helpdesk: { ...helpdesk, directory },
      consents: USUAL_CONSENTS,
      sendsMessages: true,
    }),
    mailbox: await sender.listen(() => running.idle()),
    idle: () => running.idle(),
    close: async () => {
      sender.close();
      await running.close();
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}
