import { createServer, type Server } from "node:http";
import type { MessageSender, CustomerMessage } from "../notify/message-sender.ts";

/** Most messages that are stored. */
const MAX_MESSAGES = 100;

/** Mailbox of the demo: messages to customers go nowhere else. It serves them as the conformance kit reads them. */
export class DemoMailbox implements MessageSender {
  readonly #messages: CustomerMessage[] = [];
  readonly #report: (message: CustomerMessage) => void;
  #server: Server | undefined;

  /** `report` is called with each message. */
  constructor(report: (message: CustomerMessage) => void = () => undefined) {
    this.#report = report;
  }

  /** Messages, the newest first. */
  get messages(): readonly CustomerMessage[] {
    return this.#messages.toReversed();
  }

  send(message: CustomerMessage): Promise<void> {
    this.#messages.push(message);
    this.#messages.splice(0, this.#messages.length - MAX_MESSAGES);
    this.#report(message);
    return Promise.resolve();
  }

  /** Serves the messages on a free port and returns the address. `ready` resolves when none is on its way. */
  async listen(ready: () => Promise<void>): Promise<string> {
    const server = createServer(
      (_, response) =>
        void ready().then(() => {
          const found = this.messages.map(({ text }) => ({ text, code: /\b\d{6}\b/.exec(text)?.[0] ?? "", links: [] }));
          response.setHeader("Content-Type", "application/json").end(JSON.stringify(found));
        }),
    );
    this.#server = server;
    await new Promise<void>((started) => server.listen(0, "127.0.0.1", () => started()));
    const address = server.address();
    return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}
