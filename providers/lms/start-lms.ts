import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { LmsDatabase } from "./database/lms-database.ts";
import type { HelpdeskSettings } from "./helpdesk/helpdesk-settings.ts";
import { USUAL_CONSENTS } from "./consent/lms-consents.ts";
import { createLmsApp } from "./http/lms-app.ts";
import { LineWriter } from "./http/line-writer.ts";
import { logFailure } from "./http/log-call.ts";
import type { MessageSender } from "./notify/message-sender.ts";
import { OutboxRunner } from "./notify/outbox-runner.ts";
import { PaymentRunner } from "./payment/payment-runner.ts";
import { PaymentSettler } from "./payment/payment-settler.ts";
import type { PaymentSettings } from "./payment/payment-settings.ts";
import { createLmsOperations } from "./lms-operations.ts";
import { OPEN_POLICY, type LoginPolicy } from "./login/login-policy.ts";
import { PinVerifier } from "./login/pin-verifier.ts";

export interface LmsOptions {
  readonly database: LmsDatabase;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
  readonly portal?: string | undefined;
  /** Rules about who may log in; without it every customer may. */
  readonly policy?: LoginPolicy;
  /** Settings of the help desk; without them the portal has none. */
  readonly helpdesk?: HelpdeskSettings | undefined;
  /** Values of `customerconsents.type` that customers give and withdraw. */
  readonly consents?: readonly number[] | undefined;
  /** Sends e-mails and SMS; without it contact data cannot be changed. */
  readonly sender?: MessageSender | undefined;
  /** Payment gateway; without it customers cannot pay in the portal. */
  readonly payments?: PaymentSettings | undefined;
  readonly now?: () => number;
  readonly log?: (line: string) => void;
}

export interface RunningLms {
  /** Address of the service. */
  readonly service: string;
  /** Resolves when the messages that were stored so far were sent or tried. */
  idle(): Promise<void>;
  /** Asks the gateway about the payments that are due for a question. */
  askAboutPayments(): Promise<void>;
  /** Ends every connection; the database stays open. */
  close(): Promise<void>;
}

/** Time that an idle connection stays open, ms. The server in front closes its connections earlier. */
const KEEP_ALIVE_MS = 120_000;

/** Starts the provider. Rejects if the port is taken or the database cannot be read. */
export async function startLms(options: LmsOptions): Promise<RunningLms> {
  const { database, port, host = "127.0.0.1", portal, policy = OPEN_POLICY, now = Date.now } = options;
  const { helpdesk, consents = USUAL_CONSENTS, sender } = options;
  const lines = new LineWriter((text) => void process.stdout.write(text));
  const flushLines = (): void => lines.flush();
  // Also when an error ends the process.
  process.on("exit", flushLines);
  const log = options.log ?? ((line: string) => lines.add(line));
  const pins = await PinVerifier.forDatabase(database);
  const outbox = sender && new OutboxRunner({ database, sender, now, logFailure });
  const settings = options.payments;
  const payments = settings && new PaymentSettler({ database, settings, outbox, now, log });
  const runner = payments && new PaymentRunner({ database, settler: payments, now, logFailure });
  const takesPayments = payments !== undefined;
  const features = { helpdesk, consents, sendsMessages: sender !== undefined, takesPayments, outbox, payments };
  const operations = createLmsOperations(features);
  const app = createLmsApp({ database, pins, policy, operations, features, now, portal, log });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  await new Promise<void>((started, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => started());
  });
  outbox?.start();
  runner?.start();
  const address = server.address();
  const usedPort = typeof address === "object" && address !== null ? address.port : port;
  return {
    service: `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${usedPort}/service`,
    idle: () => outbox?.idle() ?? Promise.resolve(),
    askAboutPayments: () => runner?.look() ?? Promise.resolve(),
    close: async () => {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
      await runner?.close();
      await outbox?.close();
      await pins.close();
      lines.flush();
      process.off("exit", flushLines);
    },
  };
}
