import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { USUAL_CONSENTS } from "../consent/lms-consents.ts";
import { lmsCapabilities, type LmsCapabilities } from "../lms-operations.ts";
import type { CustomerMessage } from "../notify/message-sender.ts";
import { insertSecondFactor } from "../state/second-factor.repository.ts";
import { startLms, type LmsOptions, type RunningLms } from "../start-lms.ts";
import { bookDemoPayments } from "./book-demo-payments.ts";
import { logFailure } from "../http/log-call.ts";
import { Przelewy24Gateway } from "../payment/przelewy24/przelewy24-gateway.ts";
import { Przelewy24Simulator } from "../payment/simulator/przelewy24-simulator.ts";
import { openEmbeddedDemo, type OpenDemoDatabase } from "./demo-database.ts";
import { DemoMailbox } from "./demo-mailbox.ts";
import { DEMO_FACTOR_KEY, insertDemoCustomers, type DemoLmsLogin } from "./insert-demo-customers.ts";

/** Time between two bookings of payments in the demo, ms. */
const BOOK_MS = 30_000;

/** Options of the demo, which has a database, a help desk, a mailbox and a payment gateway of its own. */
export interface LmsDemoOptions extends Omit<LmsOptions, "database" | "helpdesk" | "sender" | "payments"> {
  /** Called with each message to a customer. */
  readonly report?: (message: CustomerMessage) => void;
  /** Opens the database; default: an embedded one. */
  readonly open?: OpenDemoDatabase;
}

export interface RunningLmsDemo extends RunningLms {
  readonly logins: readonly DemoLmsLogin[];
  /** Address of the messages to customers. */
  readonly mailbox: string;
  /** Host of the payment page, with the port. */
  readonly paymentHost: string;
  readonly capabilities: LmsCapabilities;
}

/** Starts the provider over a database with invented customers, which ends with it. */
export async function startLmsDemo({
  report,
  open = openEmbeddedDemo,
  ...options
}: LmsDemoOptions): Promise<RunningLmsDemo> {
  const { database, content } = await open((queries) => insertDemoCustomers(queries, (options.now ?? Date.now)()));
  const { logins, helpdesk, factorOwner, paymentSource } = content;
  const factor = { factorId: "demo", kind: "app", secret: DEMO_FACTOR_KEY, usedStep: -1 } as const;
  await insertSecondFactor(database, [factorOwner], factor);
  const directory = await mkdtemp(join(tmpdir(), "ebok-lms-"));
  const sender = new DemoMailbox(report);
  const simulator = new Przelewy24Simulator();
  await simulator.start();
  const payments = {
    gateway: new Przelewy24Gateway(simulator.settings),
    source: paymentSource,
    email: "platnosci@jodla.example",
  };
  const served = { helpdesk: { ...helpdesk, directory }, sender, payments };
  const running = await startLms({ ...options, ...served, database });
  const booking = setInterval(() => void bookDemoPayments(database).catch(logFailure), BOOK_MS);
  booking.unref();
  return {
    service: running.service,
    logins,
    capabilities: lmsCapabilities({
      helpdesk: served.helpdesk,
      consents: USUAL_CONSENTS,
      sendsMessages: true,
      takesPayments: true,
    }),
    mailbox: await sender.listen(() => running.idle()),
    paymentHost: simulator.host,
    idle: () => running.idle(),
    askAboutPayments: () => running.askAboutPayments(),
    close: async () => {
      clearInterval(booking);
      sender.close();
      simulator.close();
      await running.close();
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
}
