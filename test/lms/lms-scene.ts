import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DemoMailbox } from "#lms/demo/demo-mailbox.ts";
import { DEMO_PIN, insertDemoCustomers } from "#lms/demo/insert-demo-customers.ts";
import type { HelpdeskSettings } from "#lms/helpdesk/helpdesk-settings.ts";
import type { PaymentSettings } from "#lms/payment/payment-settings.ts";
import { Przelewy24Gateway } from "#lms/payment/przelewy24/przelewy24-gateway.ts";
import { Przelewy24Simulator } from "#lms/payment/simulator/przelewy24-simulator.ts";
import type { CustomerMessage } from "#lms/notify/message-sender.ts";
import { OPEN_POLICY, type LoginPolicy } from "#lms/login/login-policy.ts";
import { startLms, type RunningLms } from "#lms/start-lms.ts";
import { ServiceClient } from "#test/sandbox/service-client.ts";
import { openSceneDatabase, type SceneDatabase } from "./scene-database.ts";

/** Provider over a database with the customers of the demo, as the role with the documented rights. */
export interface LmsScene {
  readonly database: SceneDatabase;
  /** Settings of the help desk, with a directory for files. */
  readonly helpdesk: HelpdeskSettings & { readonly directory: string };
  /** Simulator of the payment gateway. */
  readonly simulator: Przelewy24Simulator;
  readonly payments: PaymentSettings;
  /** Lines of the logs of all processes. */
  readonly lines: readonly string[];
  /** Asks the gateway about unfinished payments, in every process. */
  askAboutPayments(): Promise<void>;
  /** Time of the provider, ms. */
  now: number;
  /** Rules about who may log in, of the processes that start after a change. */
  policy: LoginPolicy;
  /** Starts another process over the same database, as far as its state is concerned. */
  startAnother(): Promise<ServiceClient>;
  client(): ServiceClient;
  /** Returns a client with a session of the login, the same one for each call at the same time. */
  logIn(login: string): Promise<ServiceClient>;
  /** Returns the messages to customers, the newest first, when all were sent. */
  sentMessages(): Promise<readonly CustomerMessage[]>;
  /** Runs `work` with the rights of the owner of the database. */
  asOwner<Value>(work: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** Saturday, noon in Warsaw. */
export const SCENE_NOW = Date.parse("2026-11-28T11:00:00Z");

const clientOf = ({ service }: RunningLms): ServiceClient => new ServiceClient(service.replace(/\/service$/, ""), "");

/** Opens the provider; `takesPayments`: with a payment gateway. */
export async function openLmsScene({ takesPayments = false } = {}): Promise<LmsScene> {
  const { database, content } = await openSceneDatabase((owner) => insertDemoCustomers(owner, SCENE_NOW));
  const directory = await mkdtemp(join(tmpdir(), "ebok-lms-scene-"));
  const helpdesk = { ...content.helpdesk, directory };
  const sender = new DemoMailbox();
  const simulator = new Przelewy24Simulator();
  await simulator.start();
  const payments = {
    gateway: new Przelewy24Gateway(simulator.settings),
    source: content.paymentSource,
    email: "platnosci@jodla.example",
  };
  const lines: string[] = [];
  const running: RunningLms[] = [];
  const start = async (): Promise<ServiceClient> => {
    const options = {
      database,
      port: 0,
      policy: scene.policy,
      helpdesk,
      sender,
      payments: takesPayments ? payments : undefined,
      now: () => scene.now,
      log: (line: string) => void lines.push(line),
    };
    const started = await startLms(options);
    running.push(started);
    return clientOf(started);
  };
  const sessions = new Map<string, ServiceClient>();
  let openedAt = SCENE_NOW;
  const scene: LmsScene = {
    database,
    helpdesk,
    simulator,
    payments,
    lines,
    askAboutPayments: async () => {
      for (const started of running) await started.askAboutPayments();
    },
    now: SCENE_NOW,
    policy: OPEN_POLICY,
    startAnother: start,
    client: () => {
      const [first] = running;
      if (first === undefined) throw new Error("the provider has not started");
      return clientOf(first);
    },
    logIn: async (login) => {
      // A login removes sessions that have ended by its time.
      if (openedAt !== scene.now) sessions.clear();
      openedAt = scene.now;
      const client = sessions.get(login) ?? scene.client();
      sessions.set(login, client);
      if (client.sessionId === "") await client.logIn(login, DEMO_PIN);
      return client;
    },
    sentMessages: async () => {
      for (const started of running) await started.idle();
      return sender.messages;
    },
    asOwner: (work) => database.asOwner(work),
    close: async () => {
      for (const started of running) await started.close();
      simulator.close();
      await database.close();
      await rm(directory, { recursive: true });
    },
  };
  await start();
  return scene;
}
